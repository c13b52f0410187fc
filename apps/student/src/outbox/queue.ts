import { idOf, type Job, type QueuedJob } from './job.ts';
import type { JobStore } from './job-store.ts';

export type Queue = ReturnType<typeof createQueue>;

const isSame = (one: QueuedJob) => (other: QueuedJob) => one.rev === other.rev;

/** The jobs that wait here: what the store holds of one student, and what is on its way there. */
export function createQueue(store: JobStore, getUserId: () => string | undefined, newRev: () => string) {
  let jobs: QueuedJob[] = [];
  const arriving = new Map<string, QueuedJob>();
  /** Done with, even where the store could not forget it. */
  const doneRevs = new Set<string>();
  let lastKeptAtMs = 0;

  const drop = (job: QueuedJob) => {
    jobs = jobs.filter(({ rev }) => rev !== job.rev);
  };

  return {
    /** Of the student of this moment, oldest first. */
    own(): QueuedJob[] {
      const userId = getUserId();
      return jobs.filter((job) => job.userId === userId);
    },
    isQueued: (job: QueuedJob) => jobs.some(isSame(job)),
    hasId: ({ id, userId }: QueuedJob) => jobs.some((job) => job.id === id && job.userId === userId),
    drop,
    async load(): Promise<void> {
      const userId = getUserId();
      const stored = userId ? await store.ofUser(userId) : [];
      const isOpen = ({ id, rev }: QueuedJob) => !arriving.has(id) && !doneRevs.has(rev);
      jobs = [...stored.filter(isOpen), ...arriving.values()];
    },
    /** In place of an older job of its id. @returns `stored` once it is in the store */
    add(userId: string, work: Job, delayMs: number): { job: QueuedJob; stored: Promise<void> } {
      const nowMs = Date.now();
      // Two of the same millisecond keep their order.
      lastKeptAtMs = Math.max(nowMs, lastKeptAtMs + 1);
      const id = idOf(work);
      const moments = { keptAtMs: lastKeptAtMs, notBeforeMs: nowMs + delayMs };
      const job: QueuedJob = { id, userId, rev: newRev(), work, ...moments };
      jobs = [...jobs.filter((one) => one.id !== id), job];
      arriving.set(id, job);
      const stored = store.put(job).then(() => {
        if (arriving.get(id) === job) arriving.delete(id);
      });
      return { job, stored };
    },
    finish(job: QueuedJob): void {
      doneRevs.add(job.rev);
      drop(job);
    },
  };
}
