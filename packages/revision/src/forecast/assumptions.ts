/**
 * What is assumed of students before they answer, in logits where nothing else is said. Guesses that held in simulated
 * worlds; marks of real papers will tell better.
 */
export type Assumptions = {
  /** How able students of the subject are on average. */
  mean: number;
  /** How far students, the units of one, and the chapters of a unit lie apart. */
  studentSpread: number;
  unitSpread: number;
  chapterSpread: number;
  /** What a chapter that was not read is below the others, and how far such chapters lie apart. */
  unread: number;
  unreadSpread: number;
  /** What a chapter is lower by when all of its cards are forgotten. */
  forgetting: number;
  /** The chance of guessing one of four. */
  guess: number;
  /** After so many days an answer counts half. */
  halfLifeDays: number;
  /** What an answer of the day on which its chapter was read counts. */
  readingDayWeight: number;
  /** Luck with one question, with a whole paper, and how roughly difficulties are known. */
  questionLuck: number;
  paperLuck: number;
  difficultySpread: number;
};

export const assumptions: Assumptions = {
  mean: 0,
  studentSpread: 1.3,
  unitSpread: 0.6,
  chapterSpread: 0.5,
  unread: -1.2,
  unreadSpread: 1,
  forgetting: 1.2,
  guess: 0.25,
  halfLifeDays: 60,
  readingDayWeight: 0.5,
  questionLuck: 0.9,
  paperLuck: 0.3,
  difficultySpread: 0.5,
};

/** Where all questions are taken to be average: as far as questions of simulated tests lie apart. */
export const unknownDifficulties: Assumptions = { ...assumptions, difficultySpread: 0.9 };

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
