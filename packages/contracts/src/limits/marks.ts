/** A student's own marks; units are in the names (docs/product/wire.md#limits). */

/** Marks that one student has at most. */
export const marksMax = 1_000;
/** Removed marks that the server remembers per student, so that other devices learn of the removal. */
export const removedMarksMax = 500;
/** The text that is marked, in characters. */
export const markQuoteMaxLength = 1_000;
/** Number of characters stored of the text before and after a mark, to find it again. */
export const markContextLength = 32;
/** How the text of a bookmarked page, card or question begins, in characters. */
export const markExcerptLength = 120;
/** A note on a mark, in characters. */
export const markNoteMaxLength = 1_000;
/** Maximum number of changes sent, and of marks returned, per call; the next call continues after them. */
export const markBatchMax = 20;
export const marksReadMax = 200;
/** Ids of past changes remembered per mark, so that a repeated change is ignored. */
export const markEditsKept = 10;
