import type { StudyEvent } from '@repo/study-log/exchange';
import type { StudyKindName } from '@repo/study-log/kinds';
import { type EventJob, isEvent, type QueuedJob } from './job.ts';
import type { SendingDevice } from './sending-device.ts';

/** An event as it goes to the server. Fields of older builds are left out of a position. */
function contentOf(work: EventJob, keptAtMs: number): { kind: StudyKindName; body: unknown } {
  switch (work.kind) {
    case 'position': {
      const { kind, subjectId, chapterId, notesProgress } = work;
      return { kind, body: { subjectId, chapterId, notesProgress } };
    }
    case 'completion':
      return { kind: work.kind, body: { subjectId: work.subjectId, chapterId: work.chapterId } };
    case 'result':
      return { kind: 'quiz', body: work.submission };
    case 'written':
    case 'paper':
      return { kind: work.kind, body: work.submission };
    case 'mark':
    case 'ownCard':
      return { kind: work.kind, body: work.change };
    case 'reviews': {
      const { device, firstSequence, events } = work;
      return { kind: 'review', body: { device, firstSequence, sentClockMs: keptAtMs, events } };
    }
    case 'plan':
      return { kind: work.kind, body: work.choice };
    case 'report':
      return { kind: work.kind, body: work.report };
    case 'thanked':
      return { kind: work.kind, body: { reportId: work.reportId } };
  }
}

export const eventOf = ({ work, keptAtMs }: QueuedJob): StudyEvent =>
  ({ ...contentOf(work as EventJob, keptAtMs), clockMs: keptAtMs }) as StudyEvent;

/** Whether it has a number that the server has not used yet. */
export const isNumbered = ({ origin }: QueuedJob, device: SendingDevice | null): boolean =>
  origin !== undefined && origin.device === device?.device && origin.sequence >= device.acked;

export type BatchLimits = {
  max: number;
  maxBytes: number;
  isDue: (job: QueuedJob) => boolean;
  /** Whether it has to wait for the next run. */
  isTried: (job: QueuedJob) => boolean;
};

const utf8 = new TextEncoder();

/**
 * The next events to send: those with a number, then `fresh` ones with the numbers that follow: all that are due, and what was
 * done before them. Consecutive, at most `max`, and at most `maxBytes` of JSON, but never none for its size.
 */
export function nextBatch(
  jobs: readonly QueuedJob[],
  device: SendingDevice,
  { max, maxBytes, isDue, isTried }: BatchLimits,
): QueuedJob[] {
  const sequenceOf = ({ origin }: QueuedJob) => origin?.sequence ?? 0;
  const events = jobs.filter(({ work }) => isEvent(work));
  const numbered = events
    .filter((job) => isNumbered(job, device))
    .sort((one, other) => sequenceOf(one) - sequenceOf(other));
  const waiting = events.filter((job) => !isNumbered(job, device) && !isTried(job));
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
