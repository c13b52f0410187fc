import { studyDay } from '@repo/contracts/progress.rules';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { useMemo, useSyncExternalStore } from 'react';
import { isOutOfReach } from '#src/api/out-of-reach.ts';
import { trpc } from '#src/api/trpc.ts';
import { planId } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';

/** `known` is null while it is asked for the first time, and where it cannot be. */
export type KnownPlan = { isLoading: boolean; known: RevisionPlanReply | null };

/** What this account chose, and the dates of the board. A choice that waits to be sent counts already. */
export function usePlan(isWanted: boolean): KnownPlan {
  const query = trpc.progress.revisionPlan.useQuery(undefined, { enabled: isWanted });
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.find(planId));
  const { data } = query;
  const known = useMemo(() => {
    if (!data || !waiting) return data ?? null;
    const startedOn = data.plan?.startedOn ?? studyDay(new Date());
    return { ...data, plan: { ...waiting.choice, startedOn } };
  }, [data, waiting]);
  return {
    isLoading: isWanted && query.isPending && query.failureCount === 0 && !isOutOfReach(query),
    known,
  };
}
