/**
 * Assumptions about students before they answer, in logits unless noted. They held in simulations; marks of
 * real papers will improve them.
 */
export type Assumptions = {
  /** Average ability of students of the subject. */
  mean: number;
  /** Standard deviations between students, between units of a student, and between chapters of a unit. */
  studentSpread: number;
  unitSpread: number;
  chapterSpread: number;
  /** How much lower an unread chapter is, and the standard deviation of unread chapters. */
  unread: number;
  unreadSpread: number;
  /** How much lower a chapter's ability is when all its cards are forgotten. */
  forgetting: number;
  /** Chance of guessing one of four options. */
  guess: number;
  /** Days after which an answer counts half. */
  halfLifeDays: number;
  /** Weight of an answer given on the day on which its chapter was read. */
  readingDayWeight: number;
  /** Standard deviations of luck in a question, of luck in a paper, and of estimated difficulties. */
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

/** For questions of unknown difficulty: treats each as average, with the spread of simulated tests. */
export const unknownDifficulties: Assumptions = { ...assumptions, difficultySpread: 0.9 };

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
