import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { isFirstTry } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useUser } from '#src/platform/session/session.ts';
import { examsAhead } from '#src/study/exam-plan/date-sheet.ts';
import { arePapersDue, type PaperToSit, paperToSit } from '#src/study/exam-plan/paper-to-sit.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { useWaitingPapers } from '#src/study-log/outbox/use-outbox.ts';

/**
 * The board paper to offer a Super student now, null for none, 'loading' until known; and whether the exam is
 * near enough to offer papers.
 */
export function usePaperToSit(): { paper: PaperToSit | null | 'loading'; areLastDays: boolean } {
  const isSuper = useUser().plan === 'Pro';
  const library = useLibrary();
  const papers = library.listPapers();
  const { isLoading, known } = usePlan(isSuper);
  const [now] = useState(() => new Date());
  const ahead = isSuper && known ? examsAhead(library, known, now) : null;
  const areLastDays = arePapersDue(ahead?.next ?? null);
  const isWanted = areLastDays && papers.length > 0;
  const query = trpc.progress.paperResults.useQuery(undefined, { enabled: isWanted });
  const waiting = useWaitingPapers();
  if (isSuper && isLoading) return { paper: 'loading', areLastDays };
  if (!ahead || !isWanted) return { paper: null, areLastDays };
  if (isFirstTry(query)) return { paper: 'loading', areLastDays };
  const sat = [...waiting, ...(query.data ?? [])];
  return { paper: paperToSit(papers, sat, ahead.of, now), areLastDays };
}
