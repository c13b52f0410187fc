const splashStepMax = 3;

/** Where the splash waits for the app. */
export const splashCapPercent = 95;

/** The next percentage: a random step of 0 to 3, never past the cap. `random` gives 0 (incl.) to 1 (excl.). */
export function nextSplashPercent(percent: number, random: () => number = Math.random): number {
  return Math.min(splashCapPercent, percent + Math.floor(random() * (splashStepMax + 1)));
}
