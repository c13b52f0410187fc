import { createStore, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';
import { namesIn, readText } from '#src/storage/stored-text.ts';
import type { QueuedJob } from './job.ts';

/** A storage that hangs must not hold up a student. */
const patienceMs = 3_000;

export type JobStore = {
  /** Keeps a job in place of an older one of its id. Never fails. */
  put: (job: QueuedJob) => Promise<void>;
  /** Removes this very job; a newer one of its id stays. Never fails. */
  remove: (job: QueuedJob) => Promise<void>;
  /** What waits for this student, oldest first. Never fails. */
  ofUser: (userId: string) => Promise<QueuedJob[]>;
};

const keyOf = ({ userId, id }: Pick<QueuedJob, 'userId' | 'id'>) => `${userId} ${id}`;

const hasJobFields = hasFields<Omit<QueuedJob, 'id' | 'work'> & { id: string; work: object }>({
  id: isText,
  userId: isText,
  rev: isText,
  work: isRecord,
  keptAtMs: isWhole,
  notBeforeMs: isWhole,
});

/** Where jobs wait until IndexedDB has them, and those that it does not take. */
const localStore = persisted<QueuedJob, null>({
  key: 'outbox ',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is QueuedJob => hasJobFields(value)),
  fallback: null,
});

const inLocalStore = () =>
  namesIn('local', localStore.nameOf())
    .map((name) => localStore.parse(readText('local', name)))
    .filter((job) => job !== null);

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('storage does not answer')), patienceMs);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}

/**
 * Jobs in IndexedDB; until it has one, and where it takes none, local storage keeps it, and what that does not take
 * waits in memory for as long as the page lives.
 */
export function createJobStore(databaseName: string): JobStore {
  let opened: UseStore | undefined;
  /** Opened late: where IndexedDB is blocked, opening throws. */
  const device = () => {
    opened ??= createStore(databaseName, 'entries');
    return opened;
  };

  const removeFromDevice = (job: QueuedJob) =>
    device()('readwrite', async (store) => {
      const kept = await promisifyRequest<QueuedJob | undefined>(store.get(keyOf(job)));
      if (kept?.rev !== job.rev) return;
      store.delete(keyOf(job));
      await promisifyRequest(store.transaction);
    });

  const removeFromLocal = (job: QueuedJob) => {
    if (localStore.get(keyOf(job))?.rev === job.rev) localStore.clear(keyOf(job));
  };

  return {
    async put(job) {
      // At once: a page that is left now is gone before IndexedDB has the job.
      localStore.set(job, keyOf(job));
      try {
        await inTime(set(keyOf(job), job, device()));
        removeFromLocal(job);
      } catch {
        // blocked, full or silent: it stays where it is
      }
    },
    async remove(job) {
      removeFromLocal(job);
      await Promise.resolve()
        .then(() => inTime(removeFromDevice(job)))
        .catch(() => {});
    },
    async ofUser(userId) {
      const kept = new Map<string, QueuedJob>();
      try {
        for (const [key, job] of await inTime(entries<string, QueuedJob>(device()))) kept.set(key, job);
      } catch {
        // blocked: the jobs are in local storage
      }
      for (const job of inLocalStore()) kept.set(keyOf(job), job);
      return [...kept.values()]
        .filter((job) => job.userId === userId)
        .sort((one, other) => one.keptAtMs - other.keptAtMs);
    },
  };
}
