import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useUser } from '#src/platform/session/session.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { useWaitingPapers } from '#src/study-log/outbox/use-outbox.ts';
import { arePapersDue, daysUntil, paperToSit } from './paper-to-sit.ts';
import type { PaperToSit } from './to-do.ts';

/**
 * The board paper to offer a Super student now, null for none, 'loading' until known; and whether the exam is
 * near enough to offer papers.
 */
export function usePaperToSit(): { paper: PaperToSit | null | 'loading'; areLastDays: boolean } {
  const isSuper = useUser().plan === 'Pro';
  const papers = useLibrary().listPapers();
  const { isLoading, known } = usePlan(isSuper);
  const [now] = useState(() => new Date());
  const daysLeft = isSuper ? daysUntil(known?.plan?.examOn, now) : null;
  const isWanted = arePapersDue(daysLeft) && papers.length > 0;
  const query = trpc.progress.paperResults.useQuery(undefined, { enabled: isWanted });
  const waiting = useWaitingPapers();
  const areLastDays = arePapersDue(daysLeft);
  if (isSuper && isLoading) return { paper: 'loading', areLastDays };
  if (!isWanted) return { paper: null, areLastDays };
  if (query.isPending && query.failureCount === 0 && !isOutOfReach(query))
    return { paper: 'loading', areLastDays };
  const sat = [...waiting, ...(query.data ?? [])];
  return { paper: paperToSit(papers, sat, daysLeft, now), areLastDays };
}
