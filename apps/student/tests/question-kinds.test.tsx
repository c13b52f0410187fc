import type { Test } from '@repo/contracts/content';
import { writeFigureLine } from '@repo/contracts/figures';
import { withTexts } from '@repo/contracts/items/question';
import { assertionReasonOptions, completedQuestion } from '@repo/contracts/items/question-kinds';
import { describe, expect, test, vi } from 'vitest';
import { loadSearchIndex } from '#src/features/search/search-index.ts';
import { figuresOfChapter } from '#src/figures/figures-of-chapter.ts';
import { getLibrary } from '#src/library/library.ts';
import { readAttempts } from '#src/questions/kept-attempts.ts';
import { button, pageText } from './render-app.tsx';
import { callsOf, open, patience, press, publish, questions, seen, user, useStudyApp } from './study-app.tsx';

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
const focused = () => document.activeElement;
const sheet = () => document.querySelector<HTMLElement>('section.case-sheet');
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
  const calls = await open('/tabs/s1/s1-c1?tab=quiz');
  await vi.waitFor(() => button('Start Quiz'), patience);
  button('Start Quiz').click();
  await seen(`Question 1 of ${list.length}`);
  return calls;
}

/** Chooses by a key and goes on, until question `n` is there. */
async function goTo(n: number, count: number, from = 1) {
  for (let at = from; at < n; at++) {
    press('b');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen(`Question ${at + 1} of ${count}`);
  }
}

describe('a question of assertion and reason', () => {
  test('has its statements as A and R, and its options in short with their full words for who listens', async () => {
    await start([assertion, choice]);
    expect(legend()).toBe(
      'Question 1 of 2AAssertion (A): Zinc displaces copper.RReason (R): Zinc is more reactive.',
    );
    const labels = [...document.querySelectorAll('fieldset label')];
    expect(labels.map((label) => label.querySelector('.flex-1')?.textContent)).toEqual([
      'Both are true, R explains A',
      'Both are true, R doesn’t explain A',
      'A is true, R is false',
      'A is false, R is true',
    ]);
    const described = [...document.querySelectorAll('fieldset input')].map(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toEqual([...assertionReasonOptions]);
    const inFull = document.querySelector('fieldset details');
    expect(inFull?.querySelector('summary')?.textContent).toBe('The options in full words');
    expect([...(inFull?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(
      assertionReasonOptions.map((words, at) => `${'ABCD'[at]}.${words}`),
    );
  });

  test('keeps options of its own, and is the whole text where its statements are not known', async () => {
    await start([
      { ...assertion, options: ['Yes', 'No'] },
      { ...choice, kind: 'assertionReason' },
    ]);
    expect(pageText()).toContain('Yes');
    expect(pageText()).not.toContain('The options in full words');
    await goTo(2, 2);
    expect(legend()).toContain('Which is red?');
  });

  test('goes on by Enter, but not from the words that open its options', async () => {
    await start([assertion, choice]);
    press('2');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    const summary = document.querySelector<HTMLElement>('fieldset summary');
    summary?.focus();
    press('Enter');
    expect(legend()).toContain('Question 1 of 2');
    document.querySelector<HTMLInputElement>('fieldset input')?.focus();
    press('Enter');
    await seen('Question 2 of 2');
  });
});

describe('a case', () => {
  test('has its passage once, is met once, and hands the focus to each further question', async () => {
    await start(everyKind);
    await goTo(3, 5);
    expect(sheet()?.textContent).toContain('Riya tests her kitchen.');
    expect(document.getElementById(sheet()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'About the caseQuestions 3 to 4',
    );
    expect(legend()).toBe('Question 3 of 5Most acid?');
    expect(focused()).toBe(sheet());
    const first = sheet();
    await goTo(4, 5, 3);
    expect(focused()?.tagName).toBe('LEGEND');
    expect(sheet(), 'the passage is not taken away in between').toBe(first);
    await goTo(5, 5, 4);
    expect(sheet()).toBeNull();
    button('Previous').click();
    await seen('Question 4 of 5');
    expect(focused()?.tagName, 'a case that was met is not read again').toBe('LEGEND');
  });

  test('is one segment of the meter, which fills with its questions', async () => {
    await start(everyKind);
    expect(segments()).toEqual([
      [1, ''],
      [1, ''],
      [2, ''],
      [1, ''],
    ]);
    await goTo(4, 5);
    expect(segments()).toEqual([
      [1, '100%'],
      [1, '100%'],
      [2, '50%'],
      [1, ''],
    ]);
    expect(document.querySelector('[role="img"][aria-label="3 of 5 answered"]')).not.toBeNull();
  });

  test('is a sheet on a phone that stays as it was put while the case lasts', async () => {
    onPhone();
    await start([...everyKind.slice(2), ...everyKind.slice(2, 4)]);
    const opening = () => sheet()?.dataset.opening;
    const handle = () => sheet()?.querySelector<HTMLButtonElement>('button');
    expect(opening()).toBe('half');
    expect(handle()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(handle()?.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      'Riya',
    );
    handle()?.click();
    await vi.waitFor(() => expect(opening()).toBe('closed'));
    expect(handle()?.getAttribute('aria-expanded')).toBe('false');
    await goTo(2, 5);
    expect(opening()).toBe('closed');
    await goTo(4, 5, 2);
    expect(opening(), 'another case is half open').toBe('half');
  });

  test('is gone on with after a reload, at its question', async () => {
    await start(everyKind);
    await goTo(4, 5);
    const [kept] = readAttempts(user.id);
    expect(kept?.test.questions[3]?.case).toEqual({ passage, ask: 'Least acid?' });
    await open('/tabs/s1/s1-c1?tab=quiz');
    await seen('3 of 5 answered');
    button('Resume Quiz').click();
    await seen('Least acid?');
    expect(sheet()?.textContent).toContain('Riya');
    expect(legend()).toContain('Question 4 of 5');
  });
});

test('the review has a passage once above its questions, A and R in lines, and the answers in full words', async () => {
  const calls = await start(everyKind);
  await goTo(5, 5);
  press('b');
  await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
  press('Enter');
  await seen('You scored 60%');
  const sent = () => callsOf(calls, 'progress.submitTest')[0]?.input;
  await vi.waitFor(() => expect(sent()).toMatchObject({ answers: [1, 1, 1, 1, 1] }), patience);
  const review = document.querySelector('section[aria-labelledby="review-title"]');
  const headings = [...(review?.querySelectorAll('h4') ?? [])].map(({ textContent }) => textContent);
  expect(headings).toEqual([
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

test('search leaves passages and statements alone: what is asked in a quiz is not looked up', async () => {
  publish(({ subjects }) => {
    for (const one of subjects[0]?.chapters[0]?.tests ?? []) one.questions = everyKind;
  });
  const { find } = await loadSearchIndex(getLibrary());
  expect(find('Topic').length).toBeGreaterThan(0);
  for (const word of ['kitchen', 'displaces']) expect(find(word)).toEqual([]);
});

test('the figures of a passage and of statements belong to the chapter, each once', () => {
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
