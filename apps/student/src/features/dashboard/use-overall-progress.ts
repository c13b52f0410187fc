import { dashboardCopy } from 'virtual:messages/dashboard';
import { reasonOf } from '@repo/client/failure';
import type { SubjectProgress } from '@repo/contracts/progress';
import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';

export type OverallProgress = {
  /** 'unknown': offline, or the server doesn't answer. */
  state: 'loading' | 'known' | 'unknown' | 'failed';
  ofSubject: (subjectId: string) => SubjectProgress | undefined;
  retry: () => void;
};

/** Progress by subject. A failure is shown once. */
export function useOverallProgress(): OverallProgress {
  const { data, error, isPending, fetchStatus, failureReason, refetch } = trpc.progress.overall.useQuery();
  const cannotAsk = isOutOfReach({ fetchStatus, failureReason });
  useEffect(() => {
    if (error && !cannotAsk)
      toast.error(reasonOf(error, dashboardCopy.progressFailed), { id: 'overall-progress' });
  }, [error, cannotAsk]);
  const unanswered = cannotAsk ? 'unknown' : isPending ? 'loading' : 'failed';
  return {
    state: data ? 'known' : unanswered,
    ofSubject: (subjectId) => data?.find((progress) => progress.subjectId === subjectId),
    retry: () => void refetch(),
  };
}
