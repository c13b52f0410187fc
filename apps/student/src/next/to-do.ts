import type { LibraryChapter, LibraryPaper } from '#src/library/library.ts';
import type { ChapterTab } from '#src/navigation/chapter-place.ts';
import type { ItemKinds } from '#src/revision/counted.ts';
import type { NextThing } from './next-thing.ts';

/** So many cards, and questions that were missed, would be forgotten otherwise; most of them are of this subject. */
export type DueReviews = { verb: 'revise'; count: number; kinds: ItemKinds; subjectName: string };

/** A whole board paper; the exam is so many days away. */
export type PaperToSit = { verb: 'paper'; paper: LibraryPaper; daysLeft: number };

/** The chapter to study in the unit in which most marks can be won. */
export type UnitToStudy = {
  verb: 'unit';
  unit: string;
  marks: number;
  chapter: LibraryChapter;
  tab: ChapterTab;
};

export type ToDo = NextThing | DueReviews | PaperToSit | UnitToStudy;

/** What there is to do now, each null when there is none of it. */
export type Offers = {
  due: DueReviews | null;
  paper: PaperToSit | null;
  unit: UnitToStudy | null;
  reading: NextThing | null;
};

/** How many things stand behind 'Something else'. */
const othersMax = 3;

/**
 * Everything to do now, the one thing first: what would be forgotten, then in the last days before the exam a paper and what
 * brings most marks, then what was begun, what brings most marks, and what comes next. Never more than four, nor a chapter twice.
 * @param areLastDays the exam is that near
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
