import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Reply } from './http-client.ts';

/** Histogram of times in milliseconds: needs the same memory for any number of them. */
export type Times = { add(ms: number): void; percentileMs(percent: number): number; count(): number };

const longestMs = 600_000;

/** Exact to a thousandth, from a microsecond up to ten minutes. */
export function createTimes(): Times {
  const histogram: RecordableHistogram = createHistogram({ figures: 3, highest: longestMs * 1_000 });
  return {
    add: (ms) => histogram.record(Math.max(1, Math.round(Math.min(ms, longestMs) * 1_000))),
    percentileMs: (percent) => (histogram.count === 0 ? 0 : histogram.percentile(percent) / 1_000),
    count: () => histogram.count,
  };
}

export type Tally = {
  /** Requests that were answered or given up. */
  requests: number;
  all: Times;
  saves: Times;
  signIns: Times;
  /** The generator's own lateness in starting activities. */
  lateness: Times;
  /** Errors by kind: 'quiz 503', 'position no answer', 'not begun'. */
  errors: Map<string, number>;
};

export const createTally = (): Tally => ({
  requests: 0,
  all: createTimes(),
  saves: createTimes(),
  signIns: createTimes(),
  lateness: createTimes(),
  errors: new Map(),
});

/** Counts a failed request. */
export function addError({ errors }: Tally, what: string): void {
  errors.set(what, (errors.get(what) ?? 0) + 1);
}

export const errorText = (call: string, { status }: Pick<Reply, 'status'>) =>
  `${call} ${status === 0 ? 'no answer' : status}`;

export const errorCount = ({ errors }: Pick<Tally, 'errors'>): number =>
  [...errors.values()].reduce((sum, count) => sum + count, 0);

/** Errors over requests, from 0 to 1. */
export const errorShare = (tally: Pick<Tally, 'errors' | 'requests'>): number =>
  tally.requests === 0 ? 0 : errorCount(tally) / tally.requests;
