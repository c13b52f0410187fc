import { expect, test } from 'vitest';
import { type StoredResult, viewOfResult } from './result-view.ts';

const bare: StoredResult = {
  _id: 'r1',
  score: 40,
  isPassed: false,
  timeTaken: 125,
  correctAnswers: 1,
  incorrectAnswers: 2,
};
const question = (correctAnswer: number) => ({
  question: 'Which turns blue litmus red?',
  options: ['Soap', 'Lemon'],
  correctAnswer,
  difficulty: 'easy' as const,
});

test.each([
  ['missing', bare],
  ['null', { ...bare, testId: null, chapterId: null, createdAt: null }],
  ['blank', { ...bare, testId: { title: ' ' }, chapterId: { name: '', subject: { name: ' ' } } }],
  ['an unreadable date', { ...bare, createdAt: 'yesterday' }],
])('a stored result with a name or date that is %s shows the fallback', (_, result) => {
  expect(viewOfResult(result)).toMatchObject({
    title: 'Untitled Test',
    chapterName: 'Unknown Chapter',
    subjectName: 'Unknown Subject',
    dateText: 'Unknown date',
    passingScorePercent: null,
  });
});

test('a stored result shows its time in whole minutes and remaining seconds', () => {
  expect(viewOfResult(bare).timeText).toBe('2 min 5 sec');
  expect(viewOfResult({ ...bare, timeTaken: 59.9 }).timeText).toBe('0 min 59 sec');
});

test('a stored result recalculates the score from correct answers, whatever was stored', () => {
  expect(viewOfResult(bare)).toMatchObject({ scorePercent: 40, recomputedPercent: 33, total: 3 });
  expect(viewOfResult({ ...bare, correctAnswers: 0, incorrectAnswers: 0 }).recomputedPercent).toBe(0);
});

test("a stored result counts an answer as correct when it matches the question's index, and a missing one as not selected", () => {
  const { review } = viewOfResult({
    ...bare,
    testId: { questions: [question(1), question(0), question(0)] },
    answers: [1, 1],
  });
  expect(review.map(({ given, isCorrect }) => [given, isCorrect])).toEqual([
    [1, true],
    [1, false],
    [-1, false],
  ]);
});

test.each([
  ['questions', { testId: { questions: [] }, answers: [1] }],
  ['a test', { testId: null, answers: [1] }],
  ['answers', { testId: { questions: [question(1)] }, answers: [] }],
])('a stored result without %s has no answers to review', (_, part) => {
  expect(viewOfResult({ ...bare, ...part }).review).toEqual([]);
});
