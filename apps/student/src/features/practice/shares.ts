import { percentOf } from '@repo/contracts/progress.rules';
import type { PracticePlace, PracticeSet } from '#src/study/questions/kept-practice.ts';

/** Result of a chapter in a practice; `percent` is the rounded share of right answers. */
export type ChapterShare = PracticePlace & { asked: number; correct: number; percent: number };

const reviseMax = 3;

/** Each chapter's share of right answers, in chapter order. Unanswered questions count as wrong. */
export function sharesOf({ questions, places }: PracticeSet, answers: readonly number[]): ChapterShare[] {
  return places.map((place) => {
    const indexes = questions.flatMap(({ chapterId }, index) =>
      chapterId === place.chapterId ? [index] : [],
    );
    const correct = indexes.filter((index) => answers[index] === questions[index]?.correctAnswer).length;
    return { ...place, asked: indexes.length, correct, percent: percentOf(correct, indexes.length) };
  });
}

/**
 * Up to three chapters to revise next: those with wrong answers, weakest first; ties by more wrong answers.
 */
export function chaptersToRevise(shares: readonly ChapterShare[]): ChapterShare[] {
  const wrong = ({ asked, correct }: ChapterShare) => asked - correct;
  return shares
    .filter((share) => wrong(share) > 0)
    .sort((one, other) => one.percent - other.percent || wrong(other) - wrong(one))
    .slice(0, reviseMax);
}
