import type { StudyOutcome } from '@repo/study-log/exchange';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, vi } from 'vitest';
import { deviceDatabase } from '#src/platform/storage/device-database.ts';
import { createOutbox } from '#src/study-log/outbox/create-outbox.ts';
import type { Job, JobOf, QueuedJob, SendFailure } from '#src/study-log/outbox/job.ts';
import { idOf } from '#src/study-log/outbox/job-kinds.ts';
import { createJobStore } from '#src/study-log/outbox/job-store.ts';
import type { OutboxPorts, Sender, TabMessage } from '#src/study-log/outbox/ports.ts';
import type { SendingDevice } from '#src/study-log/outbox/sending-device.ts';

export const place = { subjectId: 's', chapterId: 'c' };
export const completion: Job = { kind: 'completion', ...place };
export const page = (currentPageIndex: number, chapterId = place.chapterId): JobOf<'position'> => ({
  ...{ kind: 'position', ...place, chapterId },
  notesProgress: { currentTopicIndex: 0, currentPageIndex },
});
export const result = (attemptId: string): JobOf<'quiz'> => ({
  kind: 'quiz',
  submission: { attemptId, testId: 't', chapterId: 'c', answers: [0, -1], timeTaken: 30 },
});
/** The server's reply to an attempt. */
export const reply = { _id: 'r', answers: [0, -1] };
export const saved = { status: 'saved', atMs: 0, reply } as unknown as StudyOutcome;
export const failed: StudyOutcome = { status: 'failed' };
export const refused: StudyOutcome = {
  status: 'refused',
  atMs: 0,
  code: 'CHAPTER_LOCKED',
  message: 'locked',
};
export const noNetwork: SendFailure = { kind: 'retry', isUnreachable: true, message: null };

/** Short names for lists of sent jobs. */
export const nameOf = (work: Job): string =>
  work.kind === 'quiz'
    ? work.submission.attemptId
    : work.kind === 'position'
      ? `page ${work.notesProgress.currentPageIndex}`
      : work.kind;

type Answer = StudyOutcome | SendFailure | 'stop';

/**
 * A fake study log on the server: stores each event once by its number and repeats the outcomes of a device's
 * last batch. `projects` an event when its outcome is saved; a failure of the whole request, or a stop, ends
 * the batch there.
 */
export function createLogServer(outcomeOf: (work: Job) => Answer = () => saved) {
  const devices = new Map<string, { next: number; lastBatch: number }>();
  const projected: { name: string; device: string; sequence: number; rev: string; work: Job }[] = [];
  return {
    devices,
    projected,
    receive: (batch: readonly QueuedJob[]): Awaited<ReturnType<OutboxPorts['exchange']>> => {
      const { device, sequence: first } = batch[0]?.origin ?? { device: '', sequence: 0 };
      const now = devices.get(device) ?? { next: 0, lastBatch: 0 };
      const outcomes: StudyOutcome[] = [];
      if (first > now.next) return { kind: 'answered', reply: { nextSequence: now.next, outcomes } };
      const lastBatch = first + batch.length > now.next ? first : now.lastBatch;
      let { next } = now;
      for (const { work, rev, origin } of batch) {
        const sequence = origin?.sequence ?? 0;
        const outcome = sequence < now.lastBatch ? ({ status: 'known' } as const) : outcomeOf(work);
        if (outcome === 'stop') break;
        if ('kind' in outcome && !('status' in outcome)) return outcome;
        if (outcome.status === 'saved') projected.push({ name: nameOf(work), device, sequence, rev, work });
        outcomes.push(outcome);
        next = Math.max(next, sequence + 1);
      }
      devices.set(device, { next, lastBatch });
      return { kind: 'answered', reply: { nextSequence: first + outcomes.length, outcomes } };
    },
  };
}

/** Numbers a job as the first one of a device. */
export const numbered = (work: Job): QueuedJob => ({
  ...{ id: idOf(work), userId: 'asha', rev: '1', work, keptAtMs: 1, notBeforeMs: 0 },
  origin: { device: '00112233aabbccdd', sequence: 0 },
});

/** A browser: what its tabs share. `sent` lists the event names of each request. */
export function createBrowser(outcomeOf?: (work: Job, token: string) => Answer) {
  const sent: string[] = [];
  const told: string[] = [];
  const who: { sender: Sender | null; isOnline: boolean } = {
    sender: { userId: 'asha', token: 'asha-token' },
    isOnline: true,
  };
  let token = '';
  const server = createLogServer(outcomeOf && ((work) => outcomeOf(work, token)));
  const listeners = new Set<(message: TabMessage) => void>();
  const devices = new Map<string, SendingDevice>();
  const database = deviceDatabase(`outbox-${Math.random()}`, 'entries');
  let queue = Promise.resolve();
  let revs = 0;

  const openTab = (part: Partial<OutboxPorts> = {}) => {
    let own: ((message: TabMessage) => void) | undefined;
    return createOutbox({
      store: createJobStore(database),
      devices: {
        get: (userId) => devices.get(userId) ?? null,
        set: (one, userId) => void devices.set(userId, one),
      },
      tabs: {
        notify: (message) => {
          for (const listener of listeners) if (listener !== own) listener(message);
        },
        listen: (listener) => {
          own = listener;
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      getSender: () => who.sender,
      isOnline: () => who.isOnline,
      newRev: () => String(++revs),
      exchange: async (batch, given, isLeaving) => {
        token = given;
        const names = batch.map(({ work }) => nameOf(work)).join(', ');
        sent.push(`${names} ${isLeaving ? 'leaving' : 'as'} ${given.replace('-token', '')}`);
        return server.receive(batch);
      },
      withLock: (work) => {
        queue = queue.then(work);
        return queue;
      },
      retryDelayMs: (failures) => failures * 1_000,
      onRefused: (work, message) => void told.push(`${nameOf(work)}: ${message}`),
      onSignedOut: () => {
        who.sender = null;
      },
      ...part,
    });
  };
  const tell = (message: TabMessage) => {
    for (const listener of listeners) listener(message);
  };
  return { sent, told, who, server, devices, openTab, tell };
}

/** A synchronous store in place of IndexedDB, for tests with fake timers. */
export function memoryStore(map = new Map<string, QueuedJob>()): OutboxPorts['store'] {
  return {
    put: async (job) => void map.set(job.rev, job),
    remove: async ({ rev }) => void map.delete(rev),
    ofUser: async (userId) => [...map.values()].filter((job) => job.userId === userId),
  };
}

export const until = <T>(look: () => T, value: T) => vi.waitFor(() => expect(look()).toEqual(value));

/** Gives every test of the file a new device. */
export function useFreshDevice(): void {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
}
