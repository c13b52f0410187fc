import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

export type Rate<T> = { activity: T; perSecond: number };

/** A random number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32), so that two runs send the same evening. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many activities may start in one turn of the event loop. */
const burstMax = 32;

/**
 * Starts activities at random times with these rates, whether earlier ones have ended or not: many
 * independent students, each acting seldom, form a Poisson process.
 * @param begin receives the due time (performance.now()), from which latency counts
 * @returns once the time is over; started activities may still be in flight
 */
export async function runArrivals<T>(
  rates: readonly Rate<T>[],
  { durationMs, random }: { durationMs: number; random: Random },
  begin: (activity: T, dueAtMs: number) => void,
): Promise<void> {
  const perMs = rates.reduce((sum, { perSecond }) => sum + perSecond, 0) / 1_000;
  if (perMs <= 0) throw new Error('nothing would ever arrive');
  const draw = (): T => {
    let left = random() * perMs * 1_000;
    for (const { activity, perSecond } of rates) {
      left -= perSecond;
      if (left < 0) return activity;
    }
    return rates[0]?.activity as T;
  };
  const pause = () => -Math.log(1 - random()) / perMs;
  const endsAt = performance.now() + durationMs;
  let begunAtOnce = 0;
  for (let dueAt = performance.now() + pause(); dueAt < endsAt; dueAt += pause()) {
    const early = dueAt - performance.now();
    begunAtOnce = early > 0.5 ? 0 : begunAtOnce + 1;
    if (early > 0.5) await delay(early);
    // Behind schedule: yield anyway to read answers, or the backlog would only grow.
    else if (begunAtOnce % burstMax === 0) await nextTurn();
    begin(draw(), dueAt);
  }
  await delay(Math.max(0, endsAt - performance.now()));
}
