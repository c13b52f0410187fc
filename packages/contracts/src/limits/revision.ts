/** Limits of revision; units are in the names (docs/product/wire.md#limits). */

/** Reviews per request. */
export const reviewBatchMax = 200;
/** Reviews per student and day in India: more than a month of offline study. */
export const reviewsPerDayMax = 20_000;
/** Stored reviews per account: a thousand a day for more than a year. */
export const reviewsMax = 400_000;
/**
 * Devices per student with numbered reviews, one per browser page of the app; a new one replaces the one
 * inactive longest.
 */
export const reviewDevicesMax = 20;
/** Batches of reviews per reply; the next request continues after them. */
export const reviewBatchesReadMax = 50;
/** A reply ends with the batch that reaches this size, before base64. */
export const reviewsReadBytes = 131_072;

/** Range of reviews per day that students can choose. */
export const dailyAmountMin = 5;
export const dailyAmountMax = 100;
export const dailyAmountDefault = 20;
/** How far ahead a board exam can be planned. */
export const planAheadMaxDays = 800;
/**
 * Length of the last phase before the exam: it offers whole papers, and the chapter with the biggest gain
 * comes before a chapter already begun.
 */
export const lastDays = 14;
/** A paper takes three hours, so the next is offered after this many days. */
export const daysBetweenPapers = 3;
/** Subjects of one date sheet. */
export const datedSubjectsMax = 100;
/**
 * A board's date sheet applies to a student whose first paper is at most this many days from the board's
 * first paper.
 */
export const sameSittingDays = 21;
/** Board dates are known or expected for this year and so many more. */
export const boardYearsAhead = 2;
