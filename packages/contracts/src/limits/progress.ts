/** Results and answers; units are in the names (docs/product.md#limits). */

/** The value in `answers` for a question that was never answered. */
export const unanswered = -1;
/** A student's results are given newest first, so many at most; the figures count all. */
export const resultsMax = 1_000;
/** More questions than any board asks in one paper. */
export const paperAnswersMax = 300;
/** A student's papers are given newest first, so many at most. */
export const paperResultsMax = 100;
