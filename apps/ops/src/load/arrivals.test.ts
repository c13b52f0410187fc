import { expect, test } from 'vitest';
import { runArrivals, seededRandom } from './arrivals.ts';

const rates = [
  { activity: 'often', perSecond: 900 },
  { activity: 'seldom', perSecond: 100 },
];

async function arrive(durationMs: number, seed = 1, begin: (activity: string) => void = () => {}) {
  const begun: { activity: string; dueAtMs: number }[] = [];
  const startedAt = performance.now();
  await runArrivals(rates, { durationMs, random: seededRandom(seed) }, (activity, dueAtMs) => {
    begun.push({ activity, dueAtMs: dueAtMs - startedAt });
    begin(activity);
  });
  return begun;
}

test('the load starts as many activities as the rates say, in their shares, within chance', async () => {
  const begun = await arrive(1_000);
  const seldom = begun.filter(({ activity }) => activity === 'seldom');
  // Four standard deviations of a Poisson process.
  expect(Math.abs(begun.length - 1_000)).toBeLessThan(4 * Math.sqrt(1_000));
  expect(Math.abs(seldom.length - 100)).toBeLessThan(4 * Math.sqrt(100));
});

test('the pauses between activities vary like those of independent people', async () => {
  const begun = await arrive(1_000);
  const pauses = begun.slice(1).map(({ dueAtMs }, index) => dueAtMs - (begun[index]?.dueAtMs ?? 0));
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const variance = pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length;
  // Of an exponential distribution the deviation is the mean; a steady beat would have none.
  expect(Math.sqrt(variance) / mean).toBeGreaterThan(0.85);
  expect(Math.sqrt(variance) / mean).toBeLessThan(1.15);
});

test('a delayed generator starts everything that was due meanwhile, each with its own due time', async () => {
  let isHeldUp = false;
  const begun = await arrive(600, 1, () => {
    if (isHeldUp) return;
    isHeldUp = true;
    const until = performance.now() + 200;
    while (performance.now() < until);
  });
  expect(Math.abs(begun.length - 600)).toBeLessThan(4 * Math.sqrt(600));
  const dueMeanwhile = begun.filter(({ dueAtMs }) => dueAtMs < 200);
  expect(dueMeanwhile.length).toBeGreaterThan(130);
});

test('the load is the same evening for the same seed', async () => {
  const [one, same, other] = [await arrive(100, 7), await arrive(100, 7), await arrive(100, 8)];
  const order = (begun: typeof one) => begun.slice(0, 50).map(({ activity }) => activity);
  expect(order(same)).toEqual(order(one));
  expect(order(other)).not.toEqual(order(one));
});

test('the load rejects an evening without activities', async () => {
  const nothing = runArrivals([], { durationMs: 10, random: seededRandom(1) }, () => {});
  await expect(nothing).rejects.toThrow('nothing would ever arrive');
});
