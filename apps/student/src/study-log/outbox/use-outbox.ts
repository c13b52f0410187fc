import type { PaperResult, WrittenResult } from '@repo/contracts/progress';
import type { StudyDays } from '@repo/contracts/study-days';
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { trpc } from '#src/platform/api/trpc.ts';
import { getSession } from '#src/platform/session/session.ts';
import type { JobId, JobKind, JobStatus, Settled } from './job.ts';
import { daysOf, idOf, kindOf } from './job-kinds.ts';
import { outbox, runOutbox } from './outbox.ts';
import type { Keepers } from './ports.ts';

/** Marks in half marks. */
type Marks = Pick<WrittenResult, 'halves' | 'outOfHalves'>;

/** The status of the job with this id, while this page knows it. */
export function useJobStatus<Kind extends JobKind>(id: JobId<Kind>): JobStatus<Kind> | undefined {
  return useSyncExternalStore(outbox.subscribe, () => outbox.statusOf(id));
}

/** The number of things that the server does not have yet. */
export function useWaitingCount(): number {
  return useSyncExternalStore(outbox.subscribe, outbox.waitingCount);
}

/** False until the device's jobs of this student are known. */
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

function useOutboxValue<Value>(read: () => Value): Value {
  // Serialized, because useSyncExternalStore needs a stable snapshot, and the list of jobs is a new array
  // each time.
  const text = useSyncExternalStore(outbox.subscribe, () => JSON.stringify(read()));
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** The unsent marks by question, the newest of each. */
export function useWaitingMarks(): ReadonlyMap<string, Marks> {
  const waiting = useOutboxValue(() =>
    outbox
      .waiting('written')
      .map(({ submission, halves, outOfHalves }) => [submission.writtenId, { halves, outOfHalves }] as const),
  );
  return useMemo(() => new Map(waiting), [waiting]);
}

/** The unsent board papers, oldest first. */
export const useWaitingPapers = (): Omit<PaperResult, '_id'>[] =>
  useOutboxValue(() => outbox.waiting('paper').map(({ result }) => result));

/** Chapters whose completion isn't sent yet. */
export const useWaitingCompletions = (): string[] =>
  useOutboxValue(() => outbox.waiting('completion').map(({ chapterId }) => chapterId));

type Queries = ReturnType<typeof trpc.useUtils>;

const withDays =
  (added: readonly string[]) =>
  (known: StudyDays | undefined): StudyDays | undefined =>
    known && { ...known, days: [...new Set([...known.days, ...added])].sort() };

async function showReply({ progress }: Queries, { work, status }: Settled): Promise<void> {
  const kind = kindOf(work);
  const hasNewer = !kind.isAttempt && outbox.find(idOf(work as never)) !== undefined;
  if (status.kind === 'saved' && !hasNewer) await kind.showReply(progress, status.reply, work as never);
}

/**
 * Debounce, because another tab reports its jobs one by one, and a request for each would exceed the server's
 * rate limit.
 */
const refreshRestMs = 200;

/** @returns the queries that the reply to the settled work did not update */
function withoutReply(queries: Queries, all: readonly Query[], settled: Settled): Query[] {
  const before = new Map(all.map((query) => [query, query.state.dataUpdateCount]));
  // A job of another release may lack fields: its queries are refetched.
  showReply(queries, settled).catch(() => {});
  return all.filter((query) => query.state.dataUpdateCount === before.get(query));
}

/**
 * Shows settled work.
 * @param refresh refetches replies that lack some of it
 */
function takeSettled(
  queries: Queries,
  cache: QueryCache,
  settled: readonly Settled[],
  refresh: (stale: readonly Query[]) => void,
): void {
  const { progress } = queries;
  const all = cache.findAll({ queryKey: [['progress']] });
  // A reply in flight may lack the settled work.
  const inFlight = all.filter(({ state }) => state.fetchStatus !== 'idle');
  const stale = settled.flatMap((one) => {
    const lacking = withoutReply(queries, all, one);
    if (kindOf(one.work).refreshes !== 'progress') return [];
    for (const query of inFlight)
      void Promise.allSettled([query.promise]).then(() => refresh(withoutReply(queries, [query], one)));
    return lacking.filter((query) => !inFlight.includes(query));
  });
  const refreshed = settled.map(({ work }) => kindOf(work).refreshes);
  const saved = settled.filter(({ status }) => status.kind === 'saved');
  const known = progress.studyDays.getData()?.days ?? [];
  const days = saved.flatMap(({ work, keptAtMs }) => daysOf(work, keptAtMs));
  const added = days.filter((day) => !known.includes(day));
  if (refreshed.includes('progress')) refresh(stale);
  else if (refreshed.includes('plan')) void progress.revisionPlan.invalidate();
  progress.studyDays.setData(undefined, withDays(added));
  if (added.length > 0) void progress.studyDays.invalidate();
}

/** @returns whether the stores have the settled work */
async function takeOver(keepers: Keepers, settled: readonly Settled[]): Promise<boolean> {
  const { user } = getSession();
  const names = new Set(settled.flatMap(({ work }) => kindOf(work).keeper ?? []));
  const stored = [...names].map(async (name) => {
    const { settle } = await keepers[name]();
    return user !== null && settle(user.id, settled);
  });
  return (await Promise.all(stored)).every(Boolean);
}

/**
 * Runs the outbox behind the logged-in screens; replies that lack settled work are refetched.
 * @param keepers a stable object
 */
export function useRunningOutbox(keepers: Keepers): void {
  const queries = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => runOutbox(keepers), [keepers]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stale = new Set<Query>();
    const refetch = () => {
      void queryClient.invalidateQueries({ predicate: (query) => stale.has(query) });
      stale.clear();
    };
    const stop = outbox.onSettled((settled) => {
      const stored = takeOver(keepers, settled);
      takeSettled(queries, queryClient.getQueryCache(), settled, (added) => {
        for (const query of added) stale.add(query);
        clearTimeout(timer);
        timer = setTimeout(refetch, refreshRestMs);
      });
      return stored;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries, queryClient, keepers]);
}
