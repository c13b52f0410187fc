import type { StudyEvent } from '@repo/study-log/exchange';
import type { QueuedJob } from './job.ts';
import { kindOf } from './job-kinds.ts';
import type { SendingDevice } from './sending-device.ts';

export function eventOf({ work, keptAtMs }: QueuedJob): StudyEvent {
  const body = kindOf(work).bodyOf(work as never, keptAtMs);
  return { kind: work.kind, clockMs: keptAtMs, body } as StudyEvent;
}

/** Whether the event has a number that the server has not used yet. */
export const isNumbered = ({ origin }: QueuedJob, device: SendingDevice | null): boolean =>
  origin !== undefined && origin.device === device?.device && origin.sequence >= device.acked;

export type BatchLimits = {
  max: number;
  maxBytes: number;
  isDue: (job: QueuedJob) => boolean;
  /** Whether the job was already tried in this run and must wait for the next one. */
  isTried: (job: QueuedJob) => boolean;
};

const utf8 = new TextEncoder();

/**
 * The next events to send: first those that have numbers, then `fresh` ones, which get the numbers after
 * them. Fresh ones are all that are due, and those done earlier. Consecutive; at most `max` events and
 * `maxBytes` of JSON, but at least one event.
 */
export function nextBatch(
  jobs: readonly QueuedJob[],
  device: SendingDevice,
  { max, maxBytes, isDue, isTried }: BatchLimits,
): QueuedJob[] {
  const sequenceOf = ({ origin }: QueuedJob) => origin?.sequence ?? 0;
  const numbered = jobs
    .filter((job) => isNumbered(job, device))
    .sort((one, other) => sequenceOf(one) - sequenceOf(other));
  const waiting = jobs.filter((job) => !isNumbered(job, device) && !isTried(job));
  const fresh = waiting
    .slice(0, waiting.findLastIndex(isDue) + 1)
    .map((job, index) => ({ ...job, origin: { device: device.device, sequence: device.next + index } }));
  const batch: QueuedJob[] = [];
  let bytes = 0;
  for (const job of [...numbered, ...fresh]) {
    const before = batch.at(-1);
    bytes += utf8.encode(JSON.stringify(eventOf(job))).length;
    const isFull = batch.length === max || bytes > maxBytes;
    if (before && (isFull || sequenceOf(job) !== sequenceOf(before) + 1)) break;
    batch.push(job);
  }
  return batch;
}
