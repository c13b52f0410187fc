import type { LibraryChapter } from '#src/content/library/library.ts';
import type { ChapterTab } from '#src/platform/navigation/chapter-place.ts';
import type { PaperToSit } from '#src/study/exam-plan/paper-to-sit.ts';
import type { ItemKinds } from '#src/study/reviews/item-kinds.ts';
import type { NextThing } from './next-thing.ts';

/** Cards and missed questions due today, with their most frequent subject. */
export type DueReviews = { verb: 'revise'; count: number; kinds: ItemKinds; subjectName: string };

/** The student's current paper: still running, or handed in and not marked yet. */
export type PaperInHand = { verb: 'paperRunning' | 'paperToMark' };

/** The chapter to study in the unit with the biggest gain. */
export type UnitToStudy = {
  verb: 'unit';
  unit: string;
  marks: number;
  chapter: LibraryChapter;
  tab: ChapterTab;
};

export type ToDo = NextThing | DueReviews | PaperToSit | PaperInHand | UnitToStudy;

/** Possible tasks now; null when there is none of a kind. */
export type Offers = {
  inHand: PaperInHand | null;
  due: DueReviews | null;
  paper: PaperToSit | null;
  unit: UnitToStudy | null;
  /** Study tasks, most important first. */
  study: readonly NextThing[];
};

/** Maximum number of tasks behind 'Other options'. */
const othersMax = 3;

/** Whether the task continues a chapter instead of starting one. */
const isBegun = (one: NextThing | undefined) =>
  one?.verb === 'continue' || one?.verb === 'quiz' || one?.verb === 'notes' || one?.verb === 'cards';

/**
 * All tasks now, most important first: the paper in hand; due reviews; then near the exam a paper and the biggest gain; then
 * the chapter begun, the biggest gain, and the other study tasks. At most four, each chapter once.
 * @param areLastDays whether the exam is near
 */
export function thingsToDo({ inHand, due, paper, unit, study }: Offers, areLastDays: boolean): ToDo[] {
  const [first, ...rest] = study;
  const ordered = areLastDays || !first || !isBegun(first) ? [unit, ...study] : [first, unit, ...rest];
  const things = [inHand, due, inHand ? null : paper, ...ordered].filter((one) => one !== null);
  const isRepeat = (one: ToDo, at: number) =>
    'chapter' in one &&
    things.some(
      (other, before) => before < at && 'chapter' in other && other.chapter._id === one.chapter._id,
    );
  return things.filter((one, at) => !isRepeat(one, at)).slice(0, 1 + othersMax);
}
