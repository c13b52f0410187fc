import { expect, test } from 'vitest';
import { nextSplashPercent, splashCapPercent } from '#src/features/shell/splash-progress.ts';

test('a step of the splash is 0, 1, 2 or 3', () => {
  const steps = [0, 0.25, 0.5, 0.75, 0.999].map((random) => nextSplashPercent(10, () => random) - 10);
  expect(steps).toEqual([0, 1, 2, 3, 3]);
});

test('the splash stops below the end until the app is ready', () => {
  let percent = 0;
  for (let step = 0; step < 100; step++) percent = nextSplashPercent(percent, () => 0.999);
  expect(percent).toBe(splashCapPercent);
  expect(splashCapPercent).toBe(95);
});
