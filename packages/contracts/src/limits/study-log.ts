/** The study log; units are in the names (docs/product/wire.md#limits). */

/** Events that one call brings at most: no more than a minute's limit of quizzes, so that each call gets on. */
export const exchangeEventsMax = 50;
/** Devices of one student that go on by number; a further one takes the place of the one that was quiet longest. */
export const studyDevicesMax = 100;
/**
 * Two servers' clocks differ by less. A position or plan that is older than the kept one by more does not take its place.
 */
export const clockToleranceMs = 5_000;
