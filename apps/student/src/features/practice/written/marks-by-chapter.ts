import type { PracticePlace } from '#src/study/questions/kept-practice.ts';
import type { Marks } from '#src/study/written/use-written-marks.ts';
import type { WrittenRun } from './kept-run.ts';

export type ChapterMarks = PracticePlace & Marks;

/** Sum of marks, in half marks. */
export const sumOf = (marks: readonly Marks[]): Marks => ({
  halves: marks.reduce((sum, { halves }) => sum + halves, 0),
  outOfHalves: marks.reduce((sum, { outOfHalves }) => sum + outOfHalves, 0),
});

/** Marks of the marked questions. */
export const keptMarks = ({ marks }: WrittenRun): Marks[] => marks.filter((one) => one !== null);

/** Marks by chapter, in chapter order; chapters without marked questions are omitted. */
export function marksByChapter({ sources, places, marks }: WrittenRun): ChapterMarks[] {
  return places.flatMap((place) => {
    const own = marks.filter(
      (one, at): one is Marks => one !== null && sources[at]?.question.chapterId === place.chapterId,
    );
    return own.length > 0 ? [{ ...place, ...sumOf(own) }] : [];
  });
}
