import { expect, vi } from 'vitest';
import { createOutbox } from '#src/outbox/create-outbox.ts';
import { isAttempt, type Job, type JobOf, type SendResult } from '#src/outbox/job.ts';
import { createJobStore } from '#src/outbox/job-store.ts';
import type { OutboxPorts, Sender } from '#src/outbox/ports.ts';
import type { TabMessage } from '#src/outbox/tab-message.ts';

export const place = { subjectId: 's', chapterId: 'c' };
export const completion: Job = { kind: 'completion', ...place };
export const page = (currentPageIndex: number): Job => ({
  kind: 'position',
  ...place,
  notesProgress: { currentTopicIndex: 0, currentPageIndex },
});
export const result = (attemptId: string): JobOf<'result'> => ({
  kind: 'result',
  submission: { attemptId, testId: 't', chapterId: 'c', answers: [0, -1], timeTaken: 30 },
});
export const written = (attemptId: string): Job => ({
  kind: 'written',
  submission: { attemptId, writtenId: 'w', chapterId: 'c', alternative: 0, ticked: '10' },
  halves: 3,
  outOfHalves: 4,
});
export const saved: SendResult = { kind: 'saved', reply: null };
/** As the server answers to an attempt. */
export const marked = { kind: 'saved', reply: { _id: 'r', answers: [0, -1] } } as SendResult;
export const noNetwork: SendResult = { kind: 'retry', isUnreachable: true, message: null };

/** A browser: what its tabs share. */
export function createBrowser(
  answer: (work: Job, token: string) => SendResult | Promise<SendResult> = (work) =>
    isAttempt(work) ? marked : saved,
) {
  const sent: string[] = [];
  const left: string[] = [];
  const told: string[] = [];
  const who: { sender: Sender | null; isOnline: boolean; isLeaveTaken: boolean } = {
    sender: { userId: 'asha', token: 'asha-token' },
    isOnline: true,
    isLeaveTaken: true,
  };
  const listeners = new Set<(message: TabMessage) => void>();
  const database = `outbox-${Math.random()}`;
  let queue = Promise.resolve();
  let revs = 0;
  const nameOf = (work: Job) =>
    work.kind === 'result' || work.kind === 'written' || work.kind === 'paper'
      ? work.submission.attemptId
      : work.kind === 'position'
        ? `page ${work.notesProgress.currentPageIndex}`
        : work.kind;

  const openTab = (part: Partial<OutboxPorts> = {}) => {
    let own: ((message: TabMessage) => void) | undefined;
    return createOutbox({
      store: createJobStore(database),
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
      onPut: () => {},
      send: async (work, token) => {
        sent.push(`${nameOf(work)} as ${token.replace('-token', '')}`);
        return answer(work, token);
      },
      sendOnLeave: async (work) => {
        left.push(nameOf(work));
        return who.isLeaveTaken;
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
  return { sent, left, told, who, openTab, tell };
}

/** A store without the asynchronous work of IndexedDB, for tests that turn the clock. */
export function memoryStore(): OutboxPorts['store'] {
  const map = new Map<string, Parameters<OutboxPorts['store']['put']>[0]>();
  return {
    put: async (entry) => void map.set(entry.id, entry),
    remove: async (entry) => void (map.get(entry.id)?.rev === entry.rev && map.delete(entry.id)),
    ofUser: async (userId) => [...map.values()].filter((entry) => entry.userId === userId),
  };
}

export const until = <T>(look: () => T, value: T) => vi.waitFor(() => expect(look()).toEqual(value));
