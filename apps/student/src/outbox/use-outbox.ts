import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '#src/api/trpc.ts';
import type { JobId, JobKind, JobStatus } from './job.ts';
import { outbox, runOutbox } from './outbox.ts';

/** The status of the job with this id, as long as this page knows of it. */
export function useJobStatus<Kind extends JobKind>(id: JobId<Kind>): JobStatus<Kind> | undefined {
  return useSyncExternalStore(outbox.subscribe, () => outbox.statusOf(id));
}

/** How many jobs of this student the server does not have yet. */
export function useWaitingCount(): number {
  return useSyncExternalStore(outbox.subscribe, outbox.waitingCount);
}

/** False until it is known what the device holds for this student. */
export function useOutboxKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    outbox.load().then(() => isWanted && setIsKnown(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return isKnown;
}

/**
 * Runs the outbox behind the logged-in screens; what the app knows of progress is asked again once work is saved or
 * refused.
 */
export function useRunningOutbox(): void {
  const queries = trpc.useUtils();
  useEffect(() => runOutbox(), []);
  useEffect(
    () =>
      outbox.onSettled((work) => {
        if (work.kind !== 'position') void queries.progress.invalidate();
      }),
    [queries],
  );
}
