/** How long the toast of a change is visible before the screen shows the change. */
export const refreshDelayMs = 2_000;
