/** Results and answers; units are in the names (docs/product/wire.md#limits). */

/** The value in `answers` for a question that was never answered. */
export const unanswered = -1;
/** A student's results are given newest first, so many at most; the figures count all. */
export const resultsMax = 1_000;
/** Quizzes that one account stores, and written answers: fifty a day for more than a year. */
export const storedResultsMax = 20_000;
/** Board papers that one account stores: each takes three hours. */
export const storedPapersMax = 2_000;
/** More questions than any board asks in one paper. */
export const paperAnswersMax = 300;
/** A student's papers are given newest first, so many at most. */
export const paperResultsMax = 100;
/** First answers are given of so many questions at most, those that were met last. */
export const firstAnswersMax = 2_000;
/** Of so many papers, the newest: each is marked anew by the version that was seen. */
export const firstAnswerPapersMax = 10;

/** So many study days in a row earn a freeze (docs/product/study.md#streak). */
export const freezeAfterDays = 7;
/** Freezes that a student holds at most. */
export const freezesMax = 2;
/** The calendar of study days goes back so many days. */
export const studyDaysBackMax = 400;
/** Study that a device tells of later still counts for its day, up to so many days back. */
export const lateStudyDaysMax = 62;
