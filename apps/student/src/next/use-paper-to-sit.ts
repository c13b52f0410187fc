import { useState } from 'react';
import { isOutOfReach } from '#src/api/out-of-reach.ts';
import { trpc } from '#src/api/trpc.ts';
import { usePlan } from '#src/exam/use-plan.ts';
import { useLibrary } from '#src/library/library.ts';
import { useWaitingPapers } from '#src/outbox/use-outbox.ts';
import { useUser } from '#src/session/session.ts';
import { arePapersDue, daysUntil, paperToSit } from './paper-to-sit.ts';
import type { PaperToSit } from './to-do.ts';

/** The board paper that a student of Super is to sit now; null when none is. 'loading' until it is known. */
export function usePaperToSit(): PaperToSit | null | 'loading' {
  const isSuper = useUser().plan === 'Pro';
  const papers = useLibrary().listPapers();
  const { isLoading, known } = usePlan(isSuper);
  const [now] = useState(() => new Date());
  const daysLeft = isSuper ? daysUntil(known?.plan?.examOn, now) : null;
  const isWanted = arePapersDue(daysLeft) && papers.length > 0;
  const query = trpc.progress.paperResults.useQuery(undefined, { enabled: isWanted });
  const waiting = useWaitingPapers();
  if (isSuper && isLoading) return 'loading';
  if (!isWanted) return null;
  if (query.isPending && query.failureCount === 0 && !isOutOfReach(query)) return 'loading';
  return paperToSit(papers, [...waiting, ...(query.data ?? [])], daysLeft, now);
}
