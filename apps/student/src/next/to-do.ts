import type { LibraryChapter, LibraryPaper } from '#src/library/library.ts';
import type { ChapterTab } from '#src/navigation/chapter-place.ts';
import type { ItemKinds } from '#src/revision/counted.ts';
import type { NextThing } from './next-thing.ts';

/** Cards and missed questions due today, with their most frequent subject. */
export type DueReviews = { verb: 'revise'; count: number; kinds: ItemKinds; subjectName: string };

/** A whole board paper, and days to the exam. */
export type PaperToSit = { verb: 'paper'; paper: LibraryPaper; daysLeft: number };

/** The chapter to study in the unit with the biggest gain. */
export type UnitToStudy = {
  verb: 'unit';
  unit: string;
  marks: number;
  chapter: LibraryChapter;
  tab: ChapterTab;
};

export type ToDo = NextThing | DueReviews | PaperToSit | UnitToStudy;

/** Possible tasks now; null when there is none of a kind. */
export type Offers = {
  due: DueReviews | null;
  paper: PaperToSit | null;
  unit: UnitToStudy | null;
  reading: NextThing | null;
};

/** Maximum number of tasks behind 'Something else'. */
const othersMax = 3;

/**
 * All tasks now, most important first: due reviews; then near the exam a paper and the biggest gain; then the
 * chapter begun, the biggest gain, and the next chapter. At most four, each chapter once.
 * @param areLastDays whether the exam is near
 */
export function thingsToDo({ due, paper, unit, reading }: Offers, areLastDays: boolean): ToDo[] {
  const isBegun = reading?.verb === 'continue';
  const study = areLastDays || !isBegun ? [unit, reading] : [reading, unit];
  const things = [due, paper, ...study].filter((one) => one !== null);
  const isRepeat = (one: ToDo, at: number) =>
    'chapter' in one &&
    things.some(
      (other, before) => before < at && 'chapter' in other && other.chapter._id === one.chapter._id,
    );
  return things.filter((one, at) => !isRepeat(one, at)).slice(0, 1 + othersMax);
}
