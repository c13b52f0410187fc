/** Reminders; units are in the names (docs/product/wire.md#limits). */

/** Times of the day that a reminder can have are so far apart. */
export const reminderStepMinutes = 15;
/** When most students are back from school and have eaten. */
export const reminderTimeDefault = '19:00';
/** What comes later than this is noise: it is not sent any more, and no push service keeps it longer. */
export const reminderLateMaxMinutes = 120;
/** Browsers of one student that can be reminded; a further one takes the place of the oldest. */
export const reminderBrowsersMax = 5;
export const pushEndpointMaxLength = 1_000;
