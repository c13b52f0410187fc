import { setTimeout as delay } from 'node:timers/promises';
import { type Random, runArrivals } from './arrivals.ts';
import { evening } from './evening.ts';
import type { Figures } from './figures.ts';
import { requestsPerSecond, startsPerSecond } from './rates.ts';
import { createTally, errorShare, type Tally } from './tally.ts';
import type { Visits } from './visits.ts';
import { type MemorySample, startWatch, type Watched } from './watch.ts';

export type Extent = {
  /** Warm-up before counting: connections open and caches fill. */
  settleMs: number;
  measureMs: number;
  scrapeMs: number;
  memoryMs: number;
};

/** Time for pending requests to end: the timeout of every request. */
const drainMs = 20_000;

const serverErrorsIn = ({ errors }: Tally): number =>
  [...errors].reduce((sum, [what, count]) => (/ 5\d\d$/.test(what) ? sum + count : sum), 0);

/**
 * Applies the load of this many simultaneous students in the evening's busiest minute, for the given time.
 * @returns figures without the warm-up; `tally` has the underlying counts
 */
export async function applyLoad(
  studentsAtOnce: number,
  { visits, watched, random }: { visits: Visits; watched: Watched; random: Random },
  { settleMs, measureMs, scrapeMs, memoryMs }: Extent,
): Promise<{ figures: Figures; tally: Tally; memory: readonly MemorySample[] }> {
  const rates = startsPerSecond(evening, studentsAtOnce);
  visits.countIn(createTally());
  await runArrivals(rates, { durationMs: settleMs, random }, visits.begin);

  const tally = createTally();
  const stopWatching = await startWatch(watched, { scrapeMs, memoryMs });
  visits.countIn(tally);
  const startedAt = performance.now();
  await runArrivals(rates, { durationMs: measureMs, random }, visits.begin);
  const seconds = (performance.now() - startedAt) / 1_000;
  const answered = tally.requests;
  const { memory, ...seen } = await stopWatching();
  // Include late answers of requests that began in time, or the slowest would be missing.
  await Promise.race([visits.idle(), delay(drainMs, undefined, { ref: false })]);
  visits.countIn(createTally());

  const figures: Figures = {
    studentsAtOnce,
    wantedPerSecond: requestsPerSecond(evening, studentsAtOnce),
    requestsPerSecond: answered / seconds,
    p50Ms: tally.all.percentileMs(50),
    p99Ms: tally.all.percentileMs(99),
    saveP99Ms: tally.saves.percentileMs(99),
    signInP99Ms: tally.signIns.percentileMs(99),
    errorShare: errorShare(tally),
    errors: tally.errors,
    serverErrors: serverErrorsIn(tally),
    latenessP99Ms: tally.lateness.percentileMs(99),
    ...seen,
  };
  return { figures, tally, memory };
}
