import { promisifyRequest, set } from 'idb-keyval';
import { listPersisted } from '#src/platform/storage/list-persisted.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText, isWhole } from '#src/platform/storage/schema.ts';
import { studyDatabase } from '#src/platform/storage/study-database.ts';
import type { QueuedJob } from './job.ts';

export type JobStore = {
  /** Stores a job, in local storage before it returns. Never fails. */
  put: (job: QueuedJob) => Promise<void>;
  /** Removes a job. Never fails. */
  remove: (job: QueuedJob) => Promise<void>;
  /** This student's pending jobs. Never fails. */
  ofUser: (userId: string) => Promise<QueuedJob[]>;
};

/** Unique per job, because several with one id may be queued; release 1.0.0-pre had no `rev` in the name. */
const keyOf = ({ userId, id, rev }: Pick<QueuedJob, 'userId' | 'id' | 'rev'>) => `${userId} ${id} ${rev}`;
const oldKeyOf = ({ userId, id }: QueuedJob) => `${userId} ${id}`;

const hasJobFields = hasFields<Omit<QueuedJob, 'id' | 'work'> & { id: string; work: object }>({
  id: isText,
  userId: isText,
  rev: isText,
  work: isRecord,
  keptAtMs: isWhole,
  notBeforeMs: isWhole,
  origin: (value): value is QueuedJob['origin'] =>
    value === undefined || hasFields({ device: isText, sequence: isWhole })(value),
});

/** Jobs waiting for IndexedDB, and those it does not accept. */
const localStore = persisted<QueuedJob, null>({
  key: 'outbox ',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is QueuedJob => hasJobFields(value)),
  fallback: null,
});

/**
 * Stores jobs in the study database. Local storage holds a job until IndexedDB has it or if that fails; if both fail,
 * memory holds it while the page is open.
 */
export function createJobStore(device = studyDatabase): JobStore {
  return {
    async put(job) {
      // Synchronous: a page may be closed before IndexedDB has the job.
      localStore.set(job, keyOf(job));
      const stored = localStore.text(keyOf(job));
      try {
        await set(keyOf(job), job, device);
        // The job may have received its number meanwhile.
        if (localStore.text(keyOf(job)) === stored) localStore.clear(keyOf(job));
      } catch {
        // IndexedDB is blocked, full or hangs: the job stays in local storage.
      }
    },
    async remove(job) {
      for (const key of [keyOf(job), oldKeyOf(job)])
        if (localStore.get(key)?.rev === job.rev) localStore.clear(key);
      await device('readwrite', async (store) => {
        store.delete(keyOf(job));
        const old = await promisifyRequest<QueuedJob | undefined>(store.get(oldKeyOf(job)));
        if (old?.rev === job.rev) store.delete(oldKeyOf(job));
        await promisifyRequest(store.transaction);
      }).catch(() => {});
    },
    async ofUser(userId) {
      const kept = new Map<string, QueuedJob>();
      try {
        // A job's old name sorts before its new one with the number.
        const own = IDBKeyRange.bound(`${userId} `, `${userId} \uffff`);
        const jobs = await device('readonly', (store) => promisifyRequest<QueuedJob[]>(store.getAll(own)));
        for (const job of jobs) kept.set(job.rev, job);
      } catch {
        // Blocked: the jobs are in local storage.
      }
      for (const job of listPersisted(localStore)) kept.set(job.rev, job);
      return [...kept.values()].filter((job) => job.userId === userId);
    },
  };
}
