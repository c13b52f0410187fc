/** A question of the board's paper: a choice of four, or written and marked point by point. */
export type QuestionForm = { marks: number; isChoice: boolean };

/** A subject as the board examines it. */
export type ExaminedSubject = {
  units: readonly { id: string; marks: number; chapterIds: readonly string[] }[];
  /** The questions of one paper; their marks sum up to those of the units. */
  paper: readonly QuestionForm[];
};

/** A student's first answer to a question. Repeats of one that was seen are no evidence. */
export type FirstAnswer = {
  chapterId: string;
  isRight: boolean;
  ageDays: number;
  /** How hard the question is for all students, in logits; 0 is average. */
  difficulty: number;
  /** How well the chapter's cards were remembered then, 0 to 1. */
  recall: number;
  /** On the day on which the chapter was read: what was just read is known better than it will be. */
  isOnReadingDay: boolean;
};

/**
 * How a chapter stands today; `recall` is how well its cards are remembered, 0 to 1. One that is begun is not new, but only
 * one that was read to its end is taken to be known like others.
 */
export type ChapterNow = { isRead: boolean; isBegun?: boolean; recall: number };

/** The chapters of the subject in one order, and the unit that each belongs to. */
export type Layout = { chapterIds: string[]; unitOf: number[] };

export function layoutOf({ units }: Pick<ExaminedSubject, 'units'>): Layout {
  const places = units.flatMap(({ chapterIds }, unit) => chapterIds.map((id) => ({ id, unit })));
  return { chapterIds: places.map(({ id }) => id), unitOf: places.map(({ unit }) => unit) };
}
