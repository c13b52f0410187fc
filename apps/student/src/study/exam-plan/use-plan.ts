import { studyDay } from '@repo/contracts/progress.rules';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { useMemo, useSyncExternalStore } from 'react';
import { isFirstTry } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { planId } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** `known` is null during the first request, and when it failed. */
export type KnownPlan = { isLoading: boolean; known: RevisionPlanReply | null };

/** The account's plan and the board's dates, including a choice not sent yet. */
export function usePlan(isWanted: boolean): KnownPlan {
  const query = trpc.progress.revisionPlan.useQuery(undefined, { enabled: isWanted });
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.find(planId));
  const { data } = query;
  const known = useMemo(() => {
    if (!data || !waiting) return data ?? null;
    const startedOn = data.plan?.startedOn ?? studyDay(new Date());
    const subjects = waiting.choice.subjects ?? data.plan?.subjects;
    return { ...data, plan: { ...waiting.choice, subjects, startedOn } };
  }, [data, waiting]);
  return {
    isLoading: isWanted && isFirstTry(query),
    known,
  };
}
