import type { Test } from '@repo/contracts/content';
import { writeFigureLine } from '@repo/contracts/figures';
import { withTexts } from '@repo/contracts/items/question';
import { assertionReasonOptions, completedQuestion } from '@repo/contracts/items/question-kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { figuresOfChapter } from '#src/content/figures/figures-of-chapter.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { findInIndex, updateSearchIndex } from '#src/features/search/search-index.ts';
import { readAttempts } from '#src/study/questions/kept-attempts.ts';
import { callsOf, open, publish, questions, student, useStudyApp } from './study-app.tsx';

useStudyApp();

const rest = { difficulty: 'medium' as const, correctAnswer: 1, question: '' };
const statements = { assertion: 'Zinc **displaces** copper.', reason: 'Zinc is more reactive.' };
const assertion = completedQuestion({ ...rest, statements, options: [] as string[] });
const passage = 'Riya tests her kitchen.\n\n| Thing | pH |\n| --- | --- |\n| Lemon | 2 |';
const ofCase = (ask: string) =>
  completedQuestion({ ...rest, case: { passage, ask }, options: ['Lemon', 'Soap'] });
const [choice] = questions as [Test['questions'][number]];
const everyKind = [choice, assertion, ofCase('Most acid?'), ofCase('Least acid?'), choice];

const legend = () => document.querySelector('legend')?.textContent ?? '';
const sheet = () => screen.queryByRole('region', { name: /^About the case/ });
const segments = () =>
  [...document.querySelectorAll<HTMLElement>('[data-segment]')].map(({ dataset, firstElementChild }) => [
    Number(dataset.segment),
    (firstElementChild as HTMLElement | null)?.style.width ?? '',
  ]);

/** A phone has no room beside the questions. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

async function start(list: Test['questions']) {
  publish(({ subjects }) => {
    for (const one of subjects[0]?.chapters[0]?.tests ?? []) one.questions = list;
  });
  const opened = await open('/tabs/s1/s1-c1?tab=quiz');
  await opened.user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await screen.findByText(`Question 1 of ${list.length}`);
  return opened;
}

/** Answers by key and continues until question `n` is shown. */
async function goTo(user: UserEvent, n: number, count: number, from = 1) {
  for (let at = from; at < n; at++) {
    await user.keyboard('b{Enter}');
    await screen.findByText(`Question ${at + 1} of ${count}`);
  }
}

describe('an assertion and reason question', () => {
  test('an assertion and reason question labels its statements A and R, and shortens its options, with full texts for screen readers', async () => {
    await start([assertion, choice]);
    expect(legend()).toBe(
      'Question 1 of 2AAssertion (A): Zinc displaces copper.RReason (R): Zinc is more reactive.',
    );
    const short = [
      'Both are true, R explains A',
      'Both are true, R doesn’t explain A',
      'A is true, R is false',
      'A is false, R is true',
    ];
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(short.length);
    for (const [at, description] of assertionReasonOptions.entries())
      expect(screen.getByRole('radio', { name: new RegExp(`${short[at]}$`), description })).toBe(radios[at]);
    const inFull = screen.getByText('The options in full words').parentElement as HTMLElement;
    expect([...inFull.querySelectorAll('li')].map((item) => item.textContent)).toEqual(
      assertionReasonOptions.map((words, at) => `${'ABCD'[at]}.${words}`),
    );
  });

  test('an assertion and reason question keeps custom options, and shows the whole text when its statements are unknown', async () => {
    const { user } = await start([
      { ...assertion, options: ['Yes', 'No'] },
      { ...choice, kind: 'assertionReason' },
    ]);
    screen.getByText('Yes');
    expect(document.body.textContent).not.toContain('The options in full words');
    await goTo(user, 2, 2);
    expect(legend()).toContain('Which is red?');
  });

  test('an assertion and reason question goes to the next by Enter, except on the button for full options', async () => {
    const { user } = await start([assertion, choice]);
    await user.keyboard('2');
    act(() => screen.getByText('The options in full words').focus());
    await user.keyboard('{Enter}');
    expect(legend()).toContain('Question 1 of 2');
    act(() => screen.getAllByRole('radio')[0]?.focus());
    await user.keyboard('{Enter}');
    await screen.findByText('Question 2 of 2');
  });
});

describe('a case', () => {
  test('a case shows its passage once, moves focus to each further question, and is one segment of the meter', async () => {
    const { user } = await start(everyKind);
    expect(segments()).toEqual([
      [1, ''],
      [1, ''],
      [2, ''],
      [1, ''],
    ]);
    await goTo(user, 3, 5);
    expect(sheet()?.textContent).toContain('Riya tests her kitchen.');
    within(screen.getByRole('region', { name: /^About the case\s*Questions 3 to 4$/ }));
    expect(legend()).toBe('Question 3 of 5Most acid?');
    expect(document.activeElement).toBe(sheet());
    const first = sheet();
    await goTo(user, 4, 5, 3);
    expect(document.activeElement?.tagName).toBe('LEGEND');
    expect(sheet(), 'the passage is not taken away in between').toBe(first);
    expect(segments()).toEqual([
      [1, '100%'],
      [1, '100%'],
      [2, '50%'],
      [1, ''],
    ]);
    screen.getByRole('img', { name: '3 of 5 answered' });
    await goTo(user, 5, 5, 4);
    expect(sheet()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Question 4 of 5');
    expect(document.activeElement?.tagName, 'a case that was met is not read again').toBe('LEGEND');
  });

  test('a case is a sheet on a phone that keeps its state during the case', async () => {
    onPhone();
    const { user } = await start([...everyKind.slice(2), ...everyKind.slice(2, 4)]);
    const opening = () => sheet()?.dataset.opening;
    const handle = () => sheet()?.querySelector<HTMLButtonElement>('button');
    expect(opening()).toBe('half');
    expect(handle()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(handle()?.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      'Riya',
    );
    await user.click(handle() as HTMLElement);
    await waitFor(() => expect(opening()).toBe('closed'));
    expect(handle()?.getAttribute('aria-expanded')).toBe('false');
    await goTo(user, 2, 5);
    expect(opening()).toBe('closed');
    await goTo(user, 4, 5, 2);
    expect(opening(), 'another case is half open').toBe('half');
  });

  test('a case is resumed after a reload, at its question', async () => {
    const { user } = await start(everyKind);
    await goTo(user, 4, 5);
    const [kept] = readAttempts(student.id);
    expect(kept?.test.questions[3]?.case).toEqual({ passage, ask: 'Least acid?' });
    await open('/tabs/s1/s1-c1?tab=quiz');
    await screen.findByText('3 of 5 answered');
    await user.click(screen.getByRole('button', { name: 'Resume Quiz' }));
    await screen.findByText('Least acid?');
    expect(sheet()?.textContent).toContain('Riya');
    expect(legend()).toContain('Question 4 of 5');
  });
});

test('the review shows a passage once above its questions, A and R in lines, and answers in full', async () => {
  const { calls, user } = await start(everyKind);
  await goTo(user, 5, 5);
  await user.keyboard('b{Enter}');
  await screen.findByText('You scored 60%');
  const sent = () => callsOf(calls, 'exchange.quiz')[0]?.input;
  await waitFor(() => expect(sent()).toMatchObject({ answers: [1, 1, 1, 1, 1] }));
  const review = screen.getByRole('heading', { name: 'Question 1 of 5' }).closest('section');
  const headings = within(review as HTMLElement).getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Question 1 of 5',
    'Question 2 of 5',
    'About the case',
    'Question 3 of 5',
    'Question 4 of 5',
    'Question 5 of 5',
  ]);
  expect(review?.textContent?.split('Riya tests her kitchen.')).toHaveLength(2);
  expect(review?.querySelector('details')?.open).toBe(true);
  expect(review?.textContent).toContain('Assertion (A): Zinc displaces copper.');
  expect(review?.textContent).toContain(`Your answerB.${assertionReasonOptions[1]}`);
});

test('the search finds no passages or statements, so that quiz answers cannot be looked up', async () => {
  publish(({ subjects }) => {
    for (const one of subjects[0]?.chapters[0]?.tests ?? []) one.questions = everyKind;
  });
  await updateSearchIndex(getLibrary());
  expect((await findInIndex('Topic')).length).toBeGreaterThan(0);
  for (const word of ['kitchen', 'displaces']) expect(await findInIndex(word)).toEqual([]);
});

test('figures of passages and statements belong to the chapter, without duplicates', () => {
  const figure = (n: number) => ({
    name: `rays-d360x200-${String(n).padStart(12, '0')}`,
    caption: `Number ${n}`,
    description: `It shows number ${n}.`,
  });
  const withFigure = (text: string, n: number) => `${text}\n\n${writeFigureLine(figure(n))}`;
  publish(({ subjects }) => {
    for (const one of subjects[0]?.chapters[0]?.tests ?? [])
      one.questions = everyKind.map((question) =>
        withTexts(question, (text) =>
          text === passage ? withFigure(text, 1) : text === statements.reason ? withFigure(text, 2) : text,
        ),
      );
  });
  expect(figuresOfChapter(getLibrary(), 's1-c1')).toEqual([figure(2), figure(1)]);
});
