const splashStepMax = 3;

/** The splash stops here until the app is ready. */
export const splashCapPercent = 95;

/** The next percentage: a random step of 0 to 3, up to the cap. `random` returns 0 (incl.) to 1 (excl.). */
export function nextSplashPercent(percent: number, random: () => number = Math.random): number {
  return Math.min(splashCapPercent, percent + Math.floor(random() * (splashStepMax + 1)));
}
