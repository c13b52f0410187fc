/** A question of the board's paper: multiple choice of four, or written and marked point by point. */
export type QuestionForm = { marks: number; isChoice: boolean };

/** A subject as the board examines it. */
export type ExaminedSubject = {
  units: readonly { id: string; marks: number; chapterIds: readonly string[] }[];
  /** Questions of one paper; their marks equal the sum of the units' marks. */
  paper: readonly QuestionForm[];
};

/** A student's first answer to a question. Repeated answers are no evidence. */
export type FirstAnswer = {
  chapterId: string;
  isRight: boolean;
  ageDays: number;
  /** Difficulty for all students, in logits; 0 is average. */
  difficulty: number;
  /** Average recall of the chapter's cards at that time, 0 to 1. */
  recall: number;
  /** Of a written answer: the share of its marks that the student ticked, and how much evidence that is. */
  selfMarked?: { share: number; weight: number };
  /** Answered on the day the chapter was read: fresh knowledge overstates what remains later. */
  isOnReadingDay: boolean;
};

/**
 * State of a chapter today; `recall` is the average recall of its cards, 0 to 1. A begun chapter isn't new,
 * but only a chapter read to its end counts as read.
 */
export type ChapterNow = { isRead: boolean; isBegun?: boolean; recall: number };

/** The subject's chapters in a fixed order, and the unit of each. */
export type Layout = { chapterIds: string[]; unitOf: number[] };

export function layoutOf({ units }: Pick<ExaminedSubject, 'units'>): Layout {
  const places = units.flatMap(({ chapterIds }, unit) => chapterIds.map((id) => ({ id, unit })));
  return { chapterIds: places.map(({ id }) => id), unitOf: places.map(({ unit }) => unit) };
}
