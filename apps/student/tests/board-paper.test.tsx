import 'fake-indexeddb/auto';
import { writeFigureLine } from '@repo/contracts/figures';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { confirm, isAt, labelled, openPapers, rowOf, start, stored, submitted } from './paper-app.tsx';
import { checkbox, focused, open, patience, press, seen, useFreshDevice } from './practice-app.tsx';
import { button, heading, pageText, renderApp } from './render-app.tsx';

vi.setConfig({ testTimeout: 20_000 });
useFreshDevice();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stored.length = 0;
  submitted.length = 0;
});

/** Choices right, the reason wrong, half of the first written answer, the case half right. */
async function sit(): Promise<void> {
  for (const n of [1, 2, 3]) {
    await isAt(n);
    press('b');
    press('Enter');
  }
  await isAt(4);
  press('a');
  press('Enter');
  await isAt(5);
  press('m');
  press('Enter');
  await isAt(6);
  press('b');
  press('Enter');
  await isAt(7);
  press('b');
  press('Enter');
  await vi.waitFor(() => expect(focused()).toContain('(ii)'), patience);
  press('a');
  press('Enter');
  await seen('Hand in the paper?');
}

describe('a board paper', () => {
  test('is no choice where nothing is published; what the chapters lack is said on the cover, with the marks that are left', async () => {
    await open();
    await seen('Start practice');
    expect(pageText()).not.toContain('Board paper');
    document.body.innerHTML = '';
    await openPapers();
    expect(rowOf('Model paper').textContent).toContain('CBSE · 2025-26');
    expect(rowOf('Model paper').textContent).toContain('16 marks · 1 hour 30 minutes');
    rowOf('Model paper').click();
    await seen('What the chapters lack');
    await vi.waitFor(() => expect(focused()).toBe(heading().textContent), patience);
    expect(document.title).toMatch(/^Model paper · /);
    expect(pageText()).toContain('Section B: 1 written question of 5 marks');
    expect(pageText()).toContain('This paper has 11 of 16 marks.');
    expect(pageText()).toContain('1 hour 45 minutes with the reading time');
    expect(pageText()).toContain('Use of calculators is not permitted.');
  });

  test("shows a figure by itself, without its number in the chapter and without the chapter's other figures", async () => {
    const figure = {
      name: 'coins-d360x200-000000000001',
      caption: 'Three coins',
      description: 'Three coins in a row.',
    };
    await openPapers((_, { subjects }) => {
      for (const chapter of subjects.flatMap(({ chapters }) => chapters))
        for (const question of chapter.tests.flatMap(({ questions }) => questions))
          question.question += `\n\n${writeFigureLine(figure)}`;
    });
    await start('Without the clock');
    await seen('Three coins');
    expect(document.querySelector('figcaption')?.textContent).toBe('Three coins');
    document.querySelector<HTMLButtonElement>('figure button')?.click();
    const dialog = () => document.querySelector('[role="dialog"]');
    await vi.waitFor(
      () => expect(dialog()?.querySelector('img')?.alt).toBe('Three coins in a row.'),
      patience,
    );
    expect(dialog()?.textContent).not.toContain('Fig.');
    expect(document.querySelector('[aria-label="Next figure"]')).toBeNull();
  });

  test('is sat by keys, marked point by point, and comes to its marks by unit; they are sent once', async () => {
    await openPapers();
    await start();
    expect(document.querySelector('[role="timer"]')?.textContent).toBe('105 min');
    expect(pageText()).not.toContain('This is how');
    await sit();
    expect(pageText()).toContain('2 questions are not answered: 5, 6.');
    expect(pageText()).toContain('To be checked: 5.');
    confirm('Hand in');
    await seen('Your paper is handed in');
    expect(pageText()).toContain('Now mark your 2 written answers');
    button('Mark my answers').click();
    await seen('Answer 1 of 2');
    expect(pageText()).toContain('This is how halving goes.');
    press('1');
    await seen('1 of 2 marks');
    press('Enter');
    await seen('Answer 2 of 2');
    expect(pageText(), 'B was chosen in the paper').toContain('This is how taking goes.');
    expect(pageText()).not.toContain('adding');
    press('1');
    await seen('3 of 3 marks');
    press('Enter');
    await seen('Count the marks?');
    button('Count the marks').click();
    await seen('Marks by unit');
    await vi.waitFor(() => expect(focused()).toBe('8 of 11 marks'), patience);
    const next = () =>
      [...document.querySelectorAll('section[aria-label="What next"] a')].map((link) => link.textContent);
    await vi.waitFor(
      () => expect(next()).toEqual([expect.stringMatching(/^Open /), 'Back to Home']),
      patience,
    );
    const units = [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);
    expect(units).toEqual(['Numbers7 of 10 marksThe board gives 12', 'Shapes1 of 1 marksThe board gives 4']);
    await vi.waitFor(() => expect(submitted).toHaveLength(1), patience);
    const [sent] = submitted;
    expect(sent?.answers).toHaveLength(8);
    expect(sent?.answers.slice(4, 6)).toEqual([
      { chapterId: 's1-c1', writtenId: 'w2', alternative: 0, ticked: '10' },
      { chapterId: 's1-c1', writtenId: 'w3', alternative: 1, ticked: '1' },
    ]);
    expect(sent?.answers.slice(6)).toMatchObject([
      { index: 3, answer: 1 },
      { index: 4, answer: 0 },
    ]);
    expect(sent?.contentTimestamp).toBe('2026-01-01T00:00:00.000Z');

    button('Go through my mistakes').click();
    await seen('My mistakes');
    await vi.waitFor(() => expect(focused()).toBe('My mistakes'), patience);
    expect(pageText()).toContain('Question 7 (ii)');
    expect(pageText()).not.toContain('Question 7 (i)Incorrect');
    expect(pageText()).toContain('This is how halving goes.');
    expect(pageText()).not.toContain('This is how taking goes.');
    button('Back to the marks').click();
    await seen('Marks by unit');
    button('All papers').click();
    await seen('Your last paper');
    await vi.waitFor(() => expect(pageText()).toContain('4½ of 11'), patience);
    expect(submitted).toHaveLength(1);
  });

  test('is still there after a reload, with what was typed, chosen and flagged', async () => {
    await openPapers();
    await start();
    press('b');
    press('m');
    for (const n of [2, 3, 4, 5]) {
      press('Enter');
      await isAt(n);
    }
    checkbox(/My answer is on paper/).click();
    document.body.innerHTML = '';
    await renderApp('/practice');
    await seen('Your paper is still open');
    await seen('2 of 7 answered');
    button('Go on').click();
    await isAt(5);
    expect(checkbox(/My answer is on paper/).checked).toBe(true);
    labelled(/^All questions, 5 of 7/).click();
    await seen('2 answered · 5 open · 1 to be checked');
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 5, answered'),
    );
    press('Home');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 1, answered, to be checked');
    (document.activeElement as HTMLElement).click();
    await isAt(1);
    expect(document.querySelectorAll('input')[1]?.checked).toBe(true);
  });

  test('whose time runs out is handed in, here and while the app is closed; it says so plainly', async () => {
    await openPapers((paper) => {
      paper.minutes = 1;
      paper.readingMinutes = 0;
    });
    await start();
    for (const clock of [Date, performance]) {
      const realNow = clock.now.bind(clock);
      vi.spyOn(clock, 'now').mockImplementation(() => realNow() + 61_000);
    }
    document.dispatchEvent(new Event('visibilitychange'));
    await seen('Time is up. Your paper is handed in.');
    await vi.waitFor(() => expect(focused()).toBe('Time is up. Your paper is handed in.'), patience);
    document.body.innerHTML = '';
    await renderApp('/practice');
    await seen('Your paper waits for its marks');
    expect(submitted).toEqual([]);
  });

  test('without a clock has none; given up it is gone, after a question', async () => {
    await openPapers();
    await start('Without the clock');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    labelled(/^Leave the paper/).click();
    await seen('You can go on later.');
    button('Leave').click();
    await seen('Your paper is still open');
    button('Give it up').click();
    await seen('Give up this paper?');
    confirm('Give it up');
    await seen('Choose a paper');
    expect(Object.keys(localStorage).filter((name) => name.includes('board-paper'))).toEqual([]);
  });

  test('that could not be sent is among the earlier papers, and is sent once', async () => {
    await openPapers((paper) => {
      paper.sections = paper.sections.slice(0, 1);
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start();
    for (const n of [1, 2, 3, 4]) {
      await isAt(n);
      press('b');
      press('Enter');
    }
    await seen('Hand in the paper?');
    confirm('Hand in');
    await seen('Marks by unit');
    await seen('Your marks are kept on this device');
    button('Go through my mistakes').click();
    await seen('Every question got its full marks.');
    button('Back to the marks').click();
    await seen('Marks by unit');
    button('All papers').click();
    await seen('Waits to be sent');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await outbox.flush();
    await vi.waitFor(() => expect(pageText()).not.toContain('Waits to be sent'), patience);
    expect(new Set(submitted.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(submitted).toHaveLength(1);
  });
});
