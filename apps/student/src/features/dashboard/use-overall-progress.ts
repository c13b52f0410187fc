import { reasonOf } from '@repo/client/failure';
import type { SubjectProgress } from '@repo/contracts/progress';
import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { dashboardCopy } from './copy.ts';

export type OverallProgress = {
  state: 'loading' | 'known' | 'failed';
  ofSubject: (subjectId: string) => SubjectProgress | undefined;
  retry: () => void;
};

/** How far the student is, by subject. A failure is said once. */
export function useOverallProgress(): OverallProgress {
  const { data, error, isPending, refetch } = trpc.progress.overall.useQuery();
  useEffect(() => {
    if (error) toast.error(reasonOf(error, dashboardCopy.progressFailed), { id: 'overall-progress' });
  }, [error]);
  return {
    state: data ? 'known' : isPending ? 'loading' : 'failed',
    ofSubject: (subjectId) => data?.find((progress) => progress.subjectId === subjectId),
    retry: () => void refetch(),
  };
}
