import type { PaperResult, WrittenResult } from '@repo/contracts/progress';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { trpc } from '#src/api/trpc.ts';
import type { JobId, JobKind, JobStatus } from './job.ts';
import { outbox, runOutbox } from './outbox.ts';

/** In half marks. */
type Marks = Pick<WrittenResult, 'halves' | 'outOfHalves'>;

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

/** The results with this one in place of an older one of its question. */
const withNewest =
  (newest: WrittenResult) =>
  (results: WrittenResult[] = []): WrittenResult[] => [
    newest,
    ...results.filter(({ writtenId }) => writtenId !== newest.writtenId),
  ];

/** The papers with this one, which may be among them already. */
const withSaved =
  (saved: PaperResult) =>
  (results: PaperResult[] = []): PaperResult[] => [saved, ...results.filter(({ _id }) => _id !== saved._id)];

/** The marks that wait for the server, by question: the newest of each. */
export function useWaitingMarks(): ReadonlyMap<string, Marks> {
  // A snapshot that can be compared: the list of jobs is another one each time.
  const waiting = useSyncExternalStore(outbox.subscribe, () =>
    JSON.stringify(
      outbox
        .waiting('written')
        .map(({ submission, halves, outOfHalves }) => [submission.writtenId, { halves, outOfHalves }]),
    ),
  );
  return useMemo(() => new Map(JSON.parse(waiting) as [string, Marks][]), [waiting]);
}

/** The board papers that wait for the server, oldest first. */
export function useWaitingPapers(): Omit<PaperResult, '_id'>[] {
  const waiting = useSyncExternalStore(outbox.subscribe, () =>
    JSON.stringify(outbox.waiting('paper').map(({ result }) => result)),
  );
  return useMemo(() => JSON.parse(waiting) as Omit<PaperResult, '_id'>[], [waiting]);
}

/**
 * Runs the outbox behind the logged-in screens; what the app knows of progress is asked again once work is saved or
 * refused.
 */
export function useRunningOutbox(): void {
  const queries = trpc.useUtils();
  useEffect(() => runOutbox(), []);
  useEffect(() => {
    let isProgressOld = false;
    const refresh = () => {
      if (!isProgressOld) return;
      isProgressOld = false;
      void queries.progress.invalidate();
    };
    const stopSettled = outbox.onSettled((work, status) => {
      // Of these the app knows more than the server, or nothing that is shown.
      if (['position', 'reviews', 'marks', 'report', 'thanked'].includes(work.kind)) return;
      if (work.kind === 'plan' && status.kind === 'saved' && status.reply) {
        queries.progress.revisionPlan.setData(undefined, status.reply as RevisionPlanReply);
        // What was asked before may be answered later, with the plan of before.
        return void queries.progress.revisionPlan.invalidate();
      }
      // At once: between the job's end and the next answer of the server the older marks would be shown again.
      if (work.kind === 'written' && status.kind === 'saved' && status.reply)
        queries.progress.writtenResults.setData(undefined, withNewest(status.reply as WrittenResult));
      if (work.kind === 'paper' && status.kind === 'saved' && status.reply)
        queries.progress.paperResults.setData(undefined, withSaved(status.reply as PaperResult));
      isProgressOld = true;
    });
    // Asking after each of many quizzes would exceed the server's limit of requests.
    const stopQuiet = outbox.onQuiet(refresh);
    return () => {
      stopSettled();
      stopQuiet();
      refresh();
    };
  }, [queries]);
}
