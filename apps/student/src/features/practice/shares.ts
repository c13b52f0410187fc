import { percentOf } from '@repo/contracts/progress.rules';
import type { PracticePlace, PracticeSet } from '#src/questions/kept-practice.ts';

/** What one chapter came to in a practice; `percent` is the rounded share of right answers. */
export type ChapterShare = PracticePlace & { asked: number; correct: number; percent: number };

const reviseMax = 3;

/** Each chapter's share of right answers, in the order of the chapters. An unanswered question is a wrong one. */
export function sharesOf({ questions, places }: PracticeSet, answers: readonly number[]): ChapterShare[] {
  return places.map((place) => {
    const indexes = questions.flatMap(({ chapterId }, index) =>
      chapterId === place.chapterId ? [index] : [],
    );
    const correct = indexes.filter((index) => answers[index] === questions[index]?.correctAnswer).length;
    return { ...place, asked: indexes.length, correct, percent: percentOf(correct, indexes.length) };
  });
}

/** The up to three chapters to revise next: those with wrong answers, the weakest first, of equals the one with more. */
export function chaptersToRevise(shares: readonly ChapterShare[]): ChapterShare[] {
  const wrong = ({ asked, correct }: ChapterShare) => asked - correct;
  return shares
    .filter((share) => wrong(share) > 0)
    .sort((one, other) => one.percent - other.percent || wrong(other) - wrong(one))
    .slice(0, reviseMax);
}
