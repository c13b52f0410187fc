/** Limits of reported mistakes; units are in the names (docs/product/wire.md#limits). */

/** A student's note in a report, in characters. */
export const reportNoteMaxLength = 500;
/** Items that a student can report per day in India. */
export const reportsPerDayMax = 20;
/** Stored reports per account, including solved ones. */
export const storedReportsMax = 2_000;
/** Known ids of submissions per report, whose text each replaces. */
export const reportSendingsKept = 20;
/** Stored beginning of an item's text, in characters. */
export const reportExcerptMaxLength = 300;
/** An admin's message to students who reported: fits a toast together with the thanks. */
export const reportThanksMaxLength = 80;
/** An admin's reason why a reported item is right as it is. */
export const reportReasonMaxLength = 200;
/** Thank-you notes per visit. */
export const reportThanksAtOnceMax = 3;
/** Items in the admin's list, and reports read per item. */
export const reportedItemsMax = 100;
export const reportsOfItemMax = 20;
