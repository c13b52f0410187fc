import type { LibraryPaper } from '#src/library/library.ts';
import type { ItemKinds } from '#src/revision/counted.ts';
import type { NextThing } from './next-thing.ts';

/** So many cards, and questions that were missed, would be forgotten otherwise; most of them are of this subject. */
export type DueReviews = { verb: 'revise'; count: number; kinds: ItemKinds; subjectName: string };

/** A whole board paper; the exam is so many days away. */
export type PaperToSit = { verb: 'paper'; paper: LibraryPaper; daysLeft: number };

export type ToDo = NextThing | DueReviews | PaperToSit;

/** What there is to do now, each null when there is none of it. */
export type Offers = { due: DueReviews | null; paper: PaperToSit | null; reading: NextThing | null };

/** How many things stand behind 'Something else'. */
const othersMax = 3;

/**
 * Everything to do now, the one thing first: what would be forgotten, then a paper in the last days before the exam, then
 * the notes. Never more than four.
 */
export const thingsToDo = ({ due, paper, reading }: Offers): ToDo[] =>
  [due, paper, reading].filter((one) => one !== null).slice(0, 1 + othersMax);
