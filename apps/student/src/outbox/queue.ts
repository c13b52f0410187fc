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
  /** Being sent while the page goes away: not to be sent beside that. */
  const heldRevs = new Set<string>();
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
    hold(job: QueuedJob): void {
      heldRevs.add(job.rev);
      drop(job);
    },
    /** The next `load` finds it again. */
    release: (job: QueuedJob) => void heldRevs.delete(job.rev),
    async load(): Promise<void> {
      const userId = getUserId();
      const stored = userId ? await store.ofUser(userId) : [];
      const isOpen = ({ rev }: QueuedJob) => !doneRevs.has(rev) && !heldRevs.has(rev);
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
      drop(job);
    },
  };
}
