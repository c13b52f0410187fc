import type { JobId, JobKind, JobStatus, Settled } from './job.ts';

export function createListeners<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    add(listener: (...args: Args) => void): () => void {
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
  const settled = createListeners<[readonly Settled[]]>();
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
    notifySettled: settled.notify,
    subscribe: changes.add,
    /** Calls back for the jobs that one answer settled, also an attempt that another tab sent. @returns stops */
    onSettled: settled.add,
  };
}
