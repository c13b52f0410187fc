import type { JobId, JobKind, JobStatus, Settled } from './job.ts';

export function createListeners<Args extends unknown[], Result = void>() {
  const listeners = new Set<(...args: Args) => Result>();
  return {
    notify: (...args: Args): Result[] => [...listeners].map((listener) => listener(...args)),
    add(listener: (...args: Args) => Result): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type JobStatuses = ReturnType<typeof createJobStatuses>;

/** The status of each job known to this page, and its subscribers. */
export function createJobStatuses() {
  const statuses = new Map<JobId, JobStatus>();
  const changes = createListeners<[]>();
  const settled = createListeners<[readonly Settled[]], unknown>();
  let keeping: Promise<unknown> = Promise.resolve();
  return {
    of: <Kind extends JobKind>(id: JobId<Kind>) => statuses.get(id) as JobStatus<Kind> | undefined,
    /** Notifies subscribers once for all jobs: each subscriber reads the whole queue. */
    set(ids: readonly JobId[], status: JobStatus): void {
      for (const id of ids) {
        // A result reported by another tab without marks does not remove the marks known here.
        const isKnown =
          status.kind === 'saved' && status.reply === null && statuses.get(id)?.kind === 'saved';
        if (!isKnown) statuses.set(id, status);
      }
      changes.notify();
    },
    notify: changes.notify,
    /** @returns false when settled work could not be stored elsewhere, so that its jobs must stay queued */
    async notifySettled(jobs: readonly Settled[]): Promise<boolean> {
      const storing = Promise.allSettled(settled.notify(jobs));
      keeping = Promise.all([keeping, storing]);
      return (await storing).every((one) => one.status === 'fulfilled' && one.value !== false);
    },
    whenKept: () => keeping,
    subscribe: changes.add,
    /**
     * Calls back with the jobs settled by one reply, including attempts that another tab sent. A listener
     * that could not store refused work returns false.
     * @returns a function that stops this
     */
    onSettled: settled.add,
  };
}
