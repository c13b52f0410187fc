/** Limits of reminders; units are in the names (docs/product/wire.md#limits). */

/** Steps between possible reminder times. */
export const reminderStepMinutes = 15;
/** When most students are back from school and have eaten. */
export const reminderTimeDefault = '19:00';
/** Later reminders are noise: they are not sent, and push services drop them. */
export const reminderLateMaxMinutes = 120;
/** Browsers per student with reminders; a new one replaces the oldest. */
export const reminderBrowsersMax = 5;
export const pushEndpointMaxLength = 1_000;
