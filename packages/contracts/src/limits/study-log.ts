/** Limits of the study log; units are in the names (docs/product/wire.md#limits). */

/** Events per request: no more quizzes than the limit per minute, so that every request makes progress. */
export const exchangeEventsMax = 50;
/** Devices per student with numbered events; a new one replaces the one inactive longest. */
export const studyDevicesMax = 100;
/**
 * Tolerated difference between the clocks of servers: a position or plan that is older by less still replaces
 * the stored one.
 */
export const clockToleranceMs = 5_000;
