import { idOf, type Job, type QueuedJob } from './job.ts';
import type { JobStore } from './job-store.ts';

export type Queue = ReturnType<typeof createQueue>;

const isSame = (one: QueuedJob) => (other: QueuedJob) => one.rev === other.rev;

/** The jobs that wait here: what the store holds of one student, and what is on its way there. */
export function createQueue(store: JobStore, getUserId: () => string | undefined, newRev: () => string) {
  let jobs: QueuedJob[] = [];
  const arriving = new Map<string, QueuedJob>();
  /** Not to be sent again, even where the store still has it. */
  const doneRevs = new Set<string>();
  let lastKeptAtMs = 0;

  return {
    /** Of the student of this moment, oldest first. */
    own(): QueuedJob[] {
      const userId = getUserId();
      return jobs.filter((job) => job.userId === userId);
    },
    isQueued: (job: QueuedJob) => jobs.some(isSame(job)),
    hasId: ({ id, userId }: QueuedJob) => jobs.some((job) => job.id === id && job.userId === userId),
    async load(): Promise<void> {
      const userId = getUserId();
      const stored = userId ? await store.ofUser(userId) : [];
      const isOpen = ({ rev }: QueuedJob) => !doneRevs.has(rev);
      jobs = [...stored.filter(({ id }) => !arriving.has(id)), ...arriving.values()].filter(isOpen);
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
      jobs = jobs.filter(({ rev }) => rev !== job.rev);
    },
    /** The next `load` finds it again. */
    reopen: (job: QueuedJob) => void doneRevs.delete(job.rev),
  };
}
