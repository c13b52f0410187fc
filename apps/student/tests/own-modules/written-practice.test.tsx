import '../device-databases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { makeWritten } from '../bulk-factory.ts';
import { checkbox, focused, open, superUser, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';
import { sumIs } from '../written-app.ts';

useFreshDevice();

const written = () => screen.findByRole('radio', { name: /^Written/ });

/** Every chapter has two written questions, even the locked ones, which no server would send. */
const openWithWritten = (counts: [number, number] = [4, 8]) =>
  open(superUser, counts, ({ subjects }) => {
    for (const chapter of subjects.flatMap(({ chapters }) => chapters))
      chapter.written = ['w1', 'w2'].map((id) => makeWritten(`${chapter._id}-${id}`, chapter._id));
  });

async function start(user: UserEvent, size: string): Promise<void> {
  await user.click(await written());
  await screen.findByText('2 written questions from 1 chapter');
  expect(document.activeElement, 'the focus is where it was').toBe(await written());
  await user.click(checkbox(/^Subject 2/));
  await screen.findByText('3 written questions from 2 chapters');
  await user.click(screen.getByRole('radio', { name: size }));
  const chosen = size === '1' ? '1 written question from' : `${size} written questions from 2 chapters`;
  await screen.findByText(new RegExp(`^${chosen}`));
  await user.click(screen.getByRole('button', { name: 'Start practice' }));
  await screen.findByText(`Question 1 of ${size}`);
}

async function answer(user: UserEvent, digits: string[]): Promise<void> {
  await screen.findByRole('button', { name: 'Show answer' });
  await user.keyboard('{Enter}');
  await screen.findByText('Model answer');
  for (const digit of digits) await user.keyboard(digit);
  await sumIs(`${digits.length} of 2`);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toMatch(/Next question|See all marks/));
}

describe('practice of written questions', () => {
  test('practice of written questions is not offered without written questions', async () => {
    await open();
    await screen.findByRole('button', { name: 'Start practice' });
    expect(document.body.textContent).not.toContain('What to practise');
  });

  test('practice of written questions is offered even with too few multiple-choice questions', async () => {
    const { user } = await openWithWritten([1, 1]);
    await screen.findByText('Not enough questions to practise yet.');
    await user.click(await written());
    await screen.findByText('2 written questions from 1 chapter');
  });

  test('practice of written questions goes through the chosen open chapters by keys, sends each mark, and ends with marks by chapter', async () => {
    const { calls, user } = await openWithWritten();
    await start(user, '4');
    const given: Record<string, number> = { 'Subject 1': 0, 'Subject 2': 0 };
    for (const [n, digits] of [['1'], ['1', '2'], [], ['2']].entries()) {
      await screen.findByText(`Question ${n + 1} of 4`);
      const subject = document.body.textContent.includes('s1-c1-w') ? 'Subject 1' : 'Subject 2';
      await answer(user, digits);
      given[subject] = (given[subject] ?? 0) + digits.length;
      await user.keyboard('{Enter}');
    }
    await screen.findByText('Marks by chapter');
    expect(focused()).toBe('4 of 8 marks');
    const list = within(screen.getByRole('main')).getAllByRole('listitem');
    const rows = list.map(({ textContent }) => textContent);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const subject = row?.includes('Subject 1') ? 'Subject 1' : 'Subject 2';
      expect(row).toContain(`${given[subject]} of 4 marks`);
    }
    const sent = () => calls.filter(({ path }) => path === 'exchange.written');
    await waitFor(() => expect(sent()).toHaveLength(4));
    const next = within(await screen.findByRole('region', { name: 'What next' }));
    await waitFor(() =>
      expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
        expect.stringMatching(/^Open /),
        'Back to Home',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'New practice' }));
    await screen.findByRole('button', { name: 'Start practice' });
  });

  test('practice of written questions starts with chapters that have written questions, whatever was chosen for multiple choice', async () => {
    const { user } = await open(superUser, [8, 8], ({ subjects }) => {
      for (const { chapters } of subjects.slice(1))
        for (const chapter of chapters) chapter.written = [makeWritten(`${chapter._id}-w`, chapter._id)];
    });
    await written();
    expect(checkbox(/^Subject 1/).checked).toBe(true);
    await user.click(await written());
    await screen.findByText('1 written question from 1 chapter');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start practice' }).disabled).toBe(false);
  });

  test('practice of written questions offers a question again whose answer was only viewed in its chapter', async () => {
    const { user } = await openWithWritten();
    await screen.findByText('What to practise');
    await renderApp('/tabs/s1/s1-c1?tab=quiz&part=written&question=s1-c1-w1');
    await user.click(await screen.findByRole('button', { name: 'Show answer' }));
    await screen.findByText('Model answer');
    await renderApp('/practice');
    await start(user, '4');
    for (let n = 1; n <= 4; n++) {
      await screen.findByText(`Question ${n} of 4`);
      screen.getByRole('button', { name: 'Show answer' });
      await user.click(screen.getByRole('button', { name: 'Skip' }));
    }
    await screen.findByText('No marks were kept in this practice.');
  });

  test('practice of written questions can be left without confirmation and resumed without loss', async () => {
    const { user } = await openWithWritten();
    await start(user, '3');
    await answer(user, ['1']);
    await user.keyboard('{Enter}');
    await screen.findByText('Question 2 of 3');
    await renderApp('/practice');
    await screen.findByText('Your written practice is still open');
    screen.getByText('1 of 3 marked');
    await user.click(screen.getByRole('button', { name: 'Resume practice' }));
    await screen.findByText('Question 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await screen.findByText('Question 3 of 3');
    await user.click(screen.getByRole('button', { name: 'End practice' }));
    await waitFor(() => expect(focused()).toBe('1 of 2 marks'));
    screen.getByText('2 questions were not marked.');
  });
});
