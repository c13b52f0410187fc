/** Revision; units are in the names (docs/product/wire.md#limits). */

/** Reviews that one call brings at most. */
export const reviewBatchMax = 200;
/** Reviews that one student can send on one day of India: more than a month of study without a network. */
export const reviewsPerDayMax = 20_000;
/** Reviews that one account stores: a thousand a day for more than a year. */
export const reviewsMax = 400_000;
/** Devices of one student whose reviews go on by number, each page of the app one; a further one takes the place of the one that was quiet longest. */
export const reviewDevicesMax = 20;
/** Batches of reviews that one call gives at most; the next call goes on behind them. */
export const reviewBatchesReadMax = 50;
/** The batch that brings the answer to so many bytes, before base64, is its last. */
export const reviewsReadBytes = 131_072;

/** Reviews a day, as a student may choose them. */
export const dailyAmountMin = 5;
export const dailyAmountMax = 100;
export const dailyAmountDefault = 20;
/** A board exam is planned for at most so far ahead. */
export const planAheadMaxDays = 800;
/** So many days before the exam a whole paper is offered, and what gives most marks goes before what was begun. */
export const lastDays = 14;
/** A paper takes three hours: another one is offered after so many days. */
export const daysBetweenPapers = 3;
/** Board dates are known, or expected, for this year and so many after it. */
export const boardYearsAhead = 2;
