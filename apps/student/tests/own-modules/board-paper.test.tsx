import '../device-databases.ts';
import { writeFigureLine } from '@repo/contracts/figures';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { confirm, isAt, openPapers, start, stored, submitted } from '../paper-app.tsx';
import { addDoubling, shareFirstPart } from '../paper-content.ts';
import { checkbox, focused, open, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';
import { sumIs } from '../written-app.ts';

useFreshDevice();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stored.length = 0;
  submitted.length = 0;
});

/** Answers the paper: right choices except the reason, and half of the first written answer and of the case. */
async function sit(user: UserEvent): Promise<void> {
  for (const [at, keys] of ['b', 'b', 'b', 'a', 'm', 'b', 'b'].entries()) {
    await isAt(at + 1);
    await user.keyboard(`${keys}{Enter}`);
  }
  await waitFor(() => expect(focused()).toContain('(ii)'));
  await user.keyboard('a{Enter}');
  await screen.findByText('Hand in the paper?');
}

describe('a board paper', () => {
  test('a board paper is not offered before a publication; its cover shows the available marks and what chapters lack', async () => {
    await open();
    await screen.findByRole('button', { name: 'Start practice' });
    expect(document.body.textContent).not.toContain('Board paper');
    const { row, user } = await openPapers();
    expect(row.textContent).toContain('CBSE · 2025-26');
    expect(row.textContent).toContain('16 marks · 1 hour 30 minutes');
    await user.click(row);
    await screen.findByText('What the chapters lack');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(document.title).toMatch(/^Model paper · /);
    screen.getByText('Section B: 1 written question of 5 marks');
    screen.getByText('This paper has 11 of 16 marks.');
    screen.getByText('1 hour 45 minutes with the reading time');
    screen.getByText('Use of calculators is not permitted.');
  });

  test('a board paper shows a figure without its number, and without neighbouring figures', async () => {
    const figure = {
      name: 'coins-d360x200-000000000001',
      caption: 'Three coins',
      description: 'Three coins in a row.',
    };
    const { user } = await openPapers((_, { subjects }) => {
      for (const chapter of subjects.flatMap(({ chapters }) => chapters))
        for (const question of chapter.tests.flatMap(({ questions }) => questions))
          question.question += `\n\n${writeFigureLine(figure)}`;
    });
    await start(user, 'Without the clock');
    await screen.findByText('Three coins');
    const shown = screen.getByRole('figure');
    expect(shown.querySelector('figcaption')?.textContent).toBe('Three coins');
    await user.click(within(shown).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('img', { name: 'Three coins in a row.' });
    expect(dialog.textContent).not.toContain('Fig.');
    expect(within(dialog).queryByRole('button', { name: 'Next figure' })).toBeNull();
  });

  test('a board paper is answered by keys, marked point by point, gives marks by unit, and is sent once', async () => {
    const { user } = await openPapers();
    await start(user);
    expect(screen.getByRole('timer').textContent).toBe('105 min');
    expect(document.body.textContent).not.toContain('This is how');
    await sit(user);
    screen.getByText('2 questions are not answered: 5, 6.');
    screen.getByText('To be checked: 5.');
    await confirm(user, 'Hand in');
    await screen.findByText('Your paper is handed in');
    screen.getByText(/Now mark your 2 written answers/);
    await user.click(screen.getByRole('button', { name: 'Mark my answers' }));
    await screen.findByText('Answer 1 of 2');
    screen.getByText('This is how halving goes.');
    await user.keyboard('1');
    await sumIs('1 of 2 marks');
    await user.keyboard('{Enter}');
    await screen.findByText('Answer 2 of 2');
    expect(document.body.textContent, 'B was chosen in the paper').toContain('This is how taking goes.');
    expect(document.body.textContent).not.toContain('adding');
    await user.keyboard('1');
    await sumIs('3 of 3 marks');
    await user.keyboard('{Enter}');
    await screen.findByText('Count the marks?');
    await user.click(screen.getByRole('button', { name: 'Count the marks' }));
    await screen.findByText('Marks by unit');
    await waitFor(() => expect(focused()).toBe('8 of 11 marks'));
    const next = within(await screen.findByRole('region', { name: 'What next' }));
    await waitFor(() =>
      expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Open Chapter 1',
        'Back to Home',
      ]),
    );
    next.getByText(/^Numbers: up to 3 more marks/);
    const units = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(units.map(({ textContent }) => textContent)).toEqual([
      'Numbers7 of 10 marks10 of this unit’s 12 marks were in this paper',
      'Shapes1 of 1 marks1 of this unit’s 4 marks were in this paper',
    ]);
    await waitFor(() => expect(submitted).toHaveLength(1));
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

    await user.click(screen.getByRole('button', { name: 'Go through my mistakes' }));
    await screen.findByText('My mistakes');
    await waitFor(() => expect(focused()).toBe('My mistakes'));
    screen.getByText('Question 7 (ii)');
    expect(document.body.textContent).not.toContain('Question 7 (i)Incorrect');
    screen.getByText('This is how halving goes.');
    expect(document.body.textContent).not.toContain('This is how taking goes.');
    await user.click(screen.getByRole('button', { name: 'Back to the marks' }));
    await screen.findByText('Marks by unit');
    await user.click(screen.getByRole('button', { name: 'All papers' }));
    await screen.findByText('Your last paper');
    await screen.findByText('4½ of 11');
    expect(submitted).toHaveLength(1);
  });

  test('a board paper shows the shared part of A and B once', async () => {
    const { user } = await openPapers((paper, content) => {
      paper.sections = paper.sections.slice(1, 2);
      shareFirstPart(content);
    });
    await start(user, 'Without the clock');
    await user.keyboard('{Enter}');
    await isAt(2);
    for (const text of ['Study the sum.', 'Name it.', 'Way 0.', 'Way 1.']) screen.getByText(text);
    expect(screen.getByRole('group').textContent).toMatch(/A\(ii\)Way 0.*ORB\(ii\)Way 1/);
  });

  test('a board paper keeps typed text, choices and flags across a reload', async () => {
    const { user } = await openPapers();
    await start(user);
    await user.keyboard('bm');
    for (const n of [2, 3, 4, 5]) {
      await user.keyboard('{Enter}');
      await isAt(n);
    }
    await user.click(checkbox(/My answer is on paper/));
    await renderApp('/practice');
    await screen.findByText('Your paper is still open');
    await screen.findByText('2 of 7 answered');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await isAt(5);
    expect(checkbox(/My answer is on paper/).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: /^All questions, 5 of 7/ }));
    await screen.findByText('2 answered · 5 open · 1 to be checked');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 5, answered'),
    );
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 1, answered, to be checked');
    await user.keyboard('{Enter}');
    await isAt(1);
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  });

  test('a board paper is handed in when time runs out, open or closed, with a message', async () => {
    const { user } = await openPapers((paper) => {
      paper.minutes = 1;
      paper.readingMinutes = 0;
    });
    await start(user);
    for (const clock of [Date, performance]) {
      const realNow = clock.now.bind(clock);
      vi.spyOn(clock, 'now').mockImplementation(() => realNow() + 61_000);
    }
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Time is up. Your paper is handed in.');
    await waitFor(() => expect(focused()).toBe('Time is up. Your paper is handed in.'));
    await renderApp('/practice');
    await screen.findByText('Your paper waits for its marks');
    expect(submitted).toEqual([]);
  });

  test('a board paper has no clock on request; once discarded it is gone, and the next paper has other questions', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { user } = await openPapers((_, content) => addDoubling(content));
    const begun: string[] = [];
    for (const _ of [1, 2]) {
      await start(user, 'Without the clock');
      begun.push(
        Object.entries(localStorage).find(([, value]) => value.includes('contentTimestamp'))?.[1] ?? '',
      );
      expect(screen.queryByRole('timer')).toBeNull();
      await user.click(screen.getByRole('button', { name: /^Leave the paper/ }));
      await screen.findByText(/You can go on later\./);
      await user.click(screen.getByRole('button', { name: 'Leave' }));
      await screen.findByText('Your paper is still open');
      await user.click(screen.getByRole('button', { name: 'Give it up' }));
      await screen.findByText('Give up this paper?');
      await confirm(user, 'Give it up');
      await screen.findByText('Choose a paper');
      expect(Object.keys(localStorage).filter((name) => name.includes('board-paper'))).toEqual([]);
    }
    const texts = ['Explain halving.', 'Explain doubling.'];
    expect(texts.map((text) => begun.map((paper) => paper.includes(text)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('a board paper is listed among earlier papers when it could not be sent, and is sent once', async () => {
    const { user } = await openPapers((paper) => {
      paper.sections = paper.sections.slice(0, 1);
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start(user);
    for (const n of [1, 2, 3, 4]) {
      await isAt(n);
      await user.keyboard('b{Enter}');
    }
    await screen.findByText('Hand in the paper?');
    await confirm(user, 'Hand in');
    await screen.findByText('Marks by unit');
    await screen.findByText(/^Your marks are kept on this device/);
    await user.click(screen.getByRole('button', { name: 'Go through my mistakes' }));
    await screen.findByText('Every question got its full marks.');
    await user.click(screen.getByRole('button', { name: 'Back to the marks' }));
    await screen.findByText('Marks by unit');
    await user.click(screen.getByRole('button', { name: 'All papers' }));
    await screen.findByText('Waits to be sent');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await outbox.flush();
    await waitFor(() => expect(screen.queryByText(/Waits to be sent/)).toBeNull());
    expect(new Set(submitted.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(submitted).toHaveLength(1);
  });
});
