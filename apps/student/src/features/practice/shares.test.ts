import { expect, test } from 'vitest';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import { chaptersToRevise, sharesOf } from './shares.ts';

/** The right answer of every question is 1. */
function setOf(counts: Record<string, number>): PracticeSet {
  const places = Object.keys(counts).map((chapterId) => ({
    chapterId,
    chapterName: chapterId,
    subjectId: 's',
    subjectName: 'S',
  }));
  const questions = Object.entries(counts).flatMap(([chapterId, count]) =>
    Array.from({ length: count }, (_, index) => ({
      question: `${chapterId}${index}`,
      options: ['no', 'yes'],
      correctAnswer: 1,
      difficulty: 'easy' as const,
      chapterId,
    })),
  );
  return { places, questions };
}

test('the result of a practice counts right answers for each chapter, and unanswered questions as wrong', () => {
  const shares = sharesOf(setOf({ a: 3, b: 2 }), [1, 1, -1, 0, 1]);
  expect(
    shares.map(({ chapterId, asked, correct, percent }) => [chapterId, asked, correct, percent]),
  ).toEqual([
    ['a', 3, 2, 67],
    ['b', 2, 1, 50],
  ]);
});

test('the result of a practice suggests at most three chapters, weakest first, ties by more wrong answers', () => {
  const set = setOf({ a: 2, b: 4, c: 1, d: 2, e: 1 });
  const shares = sharesOf(set, [1, 0, 0, 0, 1, 1, 1, 0, 1, 0]);
  expect(chaptersToRevise(shares).map(({ chapterId }) => chapterId)).toEqual(['e', 'b', 'a']);
});

test('the result of a practice suggests no revision when every answer was right', () => {
  expect(chaptersToRevise(sharesOf(setOf({ a: 2 }), [1, 1]))).toEqual([]);
});
