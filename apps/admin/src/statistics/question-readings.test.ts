import { expect, it } from 'vitest';
import { readingOf } from './question-readings.ts';

const figures = (chosen: number[], discrimination: number | null = 0.4) => {
  const tries = chosen.reduce((sum, each) => sum + each, 0);
  return {
    number: 1,
    isCurrent: true,
    question: 'What is a ray?',
    options: chosen.map((each, at) => ({ text: `option ${at}`, chosen: each })),
    correctAnswer: 0,
    tries,
    correct: chosen[0] ?? 0,
    notSelected: 0,
    shareCorrectPercent: tries === 0 ? null : Math.round(((chosen[0] ?? 0) / tries) * 100),
    discrimination,
    lastSeenAt: null,
  };
};

it('question statistics show nothing while fewer than 20 students have answered', () => {
  expect(readingOf(figures([]))).toBeNull();
  expect(readingOf(figures([10, 9]))).toBeNull();
  expect(readingOf(figures([10, 10]))).not.toBeNull();
});

it('question statistics call a question difficult below 30 % of right answers and easy above 80 %', () => {
  const difficulties = [29, 30, 80, 81].map((n) => readingOf(figures([n, 100 - n]))?.difficulty);
  expect(difficulties).toEqual(['difficult', 'fitting', 'fitting', 'easy']);
});

it('question statistics show how well a question separates students, and when it does so the wrong way round', () => {
  const of = (value: number | null) => readingOf(figures([50, 50], value))?.discrimination;
  expect([0.3, 0.29, 0, -0.1, -0.11, null].map(of)).toEqual([
    'well',
    'little',
    'little',
    'little',
    'reversed',
    null,
  ]);
});

it('question statistics name the most chosen wrong options, ties among them, and those that nobody chose', () => {
  expect(readingOf(figures([50, 30, 20, 0]))).toMatchObject({
    distractors: { options: [1], percent: 30 },
    unchosen: [3],
  });
  expect(readingOf(figures([0, 50, 50]))).toMatchObject({
    distractors: { options: [1, 2], percent: 50 },
    unchosen: [],
  });
  expect(readingOf(figures([50, 0, 0]))).toMatchObject({ distractors: null, unchosen: [1, 2] });
});
