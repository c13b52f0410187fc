/** Reported mistakes; units are in the names (docs/product/wire.md#limits). */

/** What a student writes to a report, in characters. */
export const reportNoteMaxLength = 500;
/** Items of which one student can report a mistake on one day of India. */
export const reportsPerDayMax = 20;
/** Reports that one account stores, the solved ones too. */
export const storedReportsMax = 2_000;
/** Sendings of one report, text after text, that are known by their ids. */
export const reportSendingsKept = 20;
/** What is kept of the text of an item, in characters. */
export const reportExcerptMaxLength = 300;
/** The sentence of an admin to those who reported: with the thanks it fits a toast. */
export const reportThanksMaxLength = 80;
/** Solved reports for which a student is thanked on one visit. */
export const reportThanksAtOnceMax = 3;
/** Items that the admin's list has at most, and reports of each that are read. */
export const reportedItemsMax = 100;
export const reportsOfItemMax = 20;
