/** Limits of results and answers; units are in the names (docs/product/wire.md#limits). */

/** The value in `answers` for an unanswered question. */
export const unanswered = -1;
/** A student's newest results in a reply; the figures count all. */
export const resultsMax = 1_000;
/** Stored quizzes per account, and written answers: fifty a day for more than a year. */
export const storedResultsMax = 20_000;
/** Stored board papers per account: each takes three hours. */
export const storedPapersMax = 2_000;
/** More questions than in any board paper. */
export const paperAnswersMax = 300;
/** A student's newest papers in a reply. */
export const paperResultsMax = 100;
/** First answers in a reply: those to the most recently seen questions. */
export const firstAnswersMax = 2_000;
/** The newest papers that are marked again, by the version the student saw, for first answers. */
export const firstAnswerPapersMax = 10;

/** Consecutive study days that earn a freeze (docs/product/study.md#streak). */
export const freezeAfterDays = 7;
/** Freezes a student can have. */
export const freezesMax = 2;
/** Days in the calendar of study days. */
export const studyDaysBackMax = 400;
/** Offline study still counts for its day up to this many days back. */
export const lateStudyDaysMax = 62;
