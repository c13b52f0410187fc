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

/** The status of each job that this page knows of, and its subscribers. */
export function createJobStatuses() {
  const statuses = new Map<JobId, JobStatus>();
  const changes = createListeners<[]>();
  const settled = createListeners<[readonly Settled[]], unknown>();
  return {
    of: <Kind extends JobKind>(id: JobId<Kind>) => statuses.get(id) as JobStatus<Kind> | undefined,
    set(id: JobId, status: JobStatus): void {
      const before = statuses.get(id);
      // A result that another tab reports without its marks does not take away the marks that are here.
      if (before?.kind === 'saved' && status.kind === 'saved' && status.reply === null) return;
      statuses.set(id, status);
      changes.notify();
    },
    notify: changes.notify,
    /** @returns false when what settled could not be stored elsewhere, so its jobs must stay */
    async notifySettled(jobs: readonly Settled[]): Promise<boolean> {
      const stored = await Promise.allSettled(settled.notify(jobs));
      return stored.every((one) => one.status === 'fulfilled' && one.value !== false);
    },
    subscribe: changes.add,
    /**
     * Calls back for the jobs that one answer settled, also an attempt that another tab sent. A listener that could not store what
     * was refused returns false. @returns stops
     */
    onSettled: settled.add,
  };
}
