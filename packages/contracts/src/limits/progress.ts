/** Results and answers; units are in the names (docs/product.md#limits). */

/** The value in `answers` for a question that was never answered. */
export const unanswered = -1;
/** A student's results are given newest first, so many at most; the figures count all. */
export const resultsMax = 1_000;
