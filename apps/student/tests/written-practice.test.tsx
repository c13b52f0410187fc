import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { makeWritten } from './bulk-factory.ts';
import {
  checkbox,
  focused,
  open,
  patience,
  press,
  seen,
  superUser,
  useFreshDevice,
} from './practice-app.tsx';
import { button, pageText, renderApp } from './render-app.tsx';
import { sumIs } from './written-app.ts';

vi.setConfig({ testTimeout: 20_000 });
useFreshDevice();

const radio = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((one) => one.textContent?.startsWith(name) && one.querySelector('[type="radio"]'))
    ?.querySelector('input') ?? expect.fail(`there is no radio ${name}`);

/** Each open chapter has two written questions; so have the locked ones, as no server sends them. */
const openWithWritten = (counts: [number, number] = [4, 8]) =>
  open(superUser, counts, ({ subjects }) => {
    for (const chapter of subjects.flatMap(({ chapters }) => chapters))
      chapter.written = ['w1', 'w2'].map((id) => makeWritten(`${chapter._id}-${id}`, chapter._id));
  });

async function start(size: string): Promise<void> {
  await seen('What to practise');
  radio('Written').click();
  await seen('2 written questions from 1 chapter');
  expect(document.activeElement, 'the focus is where it was').toBe(radio('Written'));
  checkbox(/^Subject 2/).click();
  await seen('3 written questions from 2 chapters');
  radio(size).click();
  await seen(size === '1' ? '1 written question from' : `${size} written questions from 2 chapters`);
  button('Start practice').click();
  await seen(`Question 1 of ${size}`);
}

async function answer(digits: string[]): Promise<void> {
  await vi.waitFor(() => expect(button('Show answer')).toBeTruthy(), patience);
  press('Enter');
  await seen('Model answer');
  for (const digit of digits) press(digit);
  await sumIs(`${digits.length} of 2`);
  press('Enter');
  await vi.waitFor(() => expect(focused()).toMatch(/Next question|See all marks/), patience);
}

describe('practice of written questions', () => {
  test('is not offered where there are none', async () => {
    await open();
    await seen('Start practice');
    expect(pageText()).not.toContain('What to practise');
  });

  test('is offered too where there are too few questions with options', async () => {
    await openWithWritten([1, 1]);
    await seen('Not enough questions to practise yet.');
    radio('Written').click();
    await seen('2 written questions from 1 chapter');
  });

  test('goes through the chosen open chapters by keys, sends each mark, and ends with the marks by chapter', async () => {
    const calls = await openWithWritten();
    await start('4');
    const given: Record<string, number> = { 'Subject 1': 0, 'Subject 2': 0 };
    for (const [n, digits] of [['1'], ['1', '2'], [], ['2']].entries()) {
      await seen(`Question ${n + 1} of 4`);
      const subject = pageText().includes('s1-c1-w') ? 'Subject 1' : 'Subject 2';
      await answer(digits);
      given[subject] = (given[subject] ?? 0) + digits.length;
      (document.activeElement as HTMLElement).click();
    }
    await seen('Marks by chapter');
    expect(focused()).toBe('4 of 8 marks');
    const rows = [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const subject = row?.includes('Subject 1') ? 'Subject 1' : 'Subject 2';
      expect(row).toContain(`${given[subject]} of 4 marks`);
    }
    const sent = () => calls.filter(({ path }) => path === 'progress.submitWritten');
    await vi.waitFor(() => expect(sent()).toHaveLength(4), patience);
    const next = () =>
      [...document.querySelectorAll('section[aria-label="What next"] a')].map((link) => link.textContent);
    await vi.waitFor(
      () => expect(next()).toEqual([expect.stringMatching(/^Open /), 'Back to Home']),
      patience,
    );
    button('New practice').click();
    await seen('Start practice');
  });

  test('begins with chapters that have some, whatever was chosen for questions with options', async () => {
    await open(superUser, [8, 8], ({ subjects }) => {
      for (const { chapters } of subjects.slice(1))
        for (const chapter of chapters) chapter.written = [makeWritten(`${chapter._id}-w`, chapter._id)];
    });
    await seen('What to practise');
    expect(checkbox(/^Subject 1/).checked).toBe(true);
    radio('Written').click();
    await seen('1 written question from 1 chapter');
    expect(button('Start practice').disabled).toBe(false);
  });

  test('asks a question anew whose answer was looked at in its chapter', async () => {
    await openWithWritten();
    await seen('What to practise');
    document.body.innerHTML = '';
    await renderApp('/tabs/s1/s1-c1?tab=quiz&part=written&question=s1-c1-w1');
    await vi.waitFor(() => button('Show answer').click(), patience);
    await seen('Model answer');
    document.body.innerHTML = '';
    await renderApp('/practice');
    await start('4');
    for (let n = 1; n <= 4; n++) {
      await seen(`Question ${n} of 4`);
      expect(button('Show answer')).toBeTruthy();
      button('Skip').click();
    }
    await seen('No marks were kept in this practice.');
  });

  test('that is left is still there, and loses nothing: nobody is asked', async () => {
    await openWithWritten();
    await start('3');
    await answer(['1']);
    (document.activeElement as HTMLElement).click();
    await seen('Question 2 of 3');
    document.body.innerHTML = '';
    await renderApp('/practice');
    await seen('Your written practice is still open');
    expect(pageText()).toContain('1 of 3 marked');
    button('Resume practice').click();
    await seen('Question 2 of 3');
    button('Skip').click();
    await seen('Question 3 of 3');
    document.querySelector<HTMLElement>('[aria-label="End practice"]')?.click();
    await seen('1 of 2 marks');
    expect(pageText()).toContain('2 questions were not marked.');
  });
});
