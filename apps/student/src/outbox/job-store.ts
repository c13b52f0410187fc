import { entries, promisifyRequest, set } from 'idb-keyval';
import { deviceDatabase } from '#src/storage/device-database.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';
import { namesIn, readText } from '#src/storage/stored-text.ts';
import type { QueuedJob } from './job.ts';

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

/**
 * Jobs in IndexedDB; until it has one, and where it takes none, local storage keeps it, and what that does not take
 * waits in memory for as long as the page lives.
 */
export function createJobStore(databaseName: string): JobStore {
  const device = deviceDatabase(databaseName, 'entries');

  const removeFromDevice = (job: QueuedJob) =>
    device('readwrite', async (store) => {
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
        await set(keyOf(job), job, device);
        removeFromLocal(job);
      } catch {
        // blocked, full or silent: it stays where it is
      }
    },
    async remove(job) {
      removeFromLocal(job);
      await removeFromDevice(job).catch(() => {});
    },
    async ofUser(userId) {
      const kept = new Map<string, QueuedJob>();
      try {
        for (const [key, job] of await entries<string, QueuedJob>(device)) kept.set(key, job);
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
