import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { thankedIdOf } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { reportsCopy } from './reports-copy.ts';

/** Long enough to be read at leisure; it can be put away before. */
const thanksMs = 12_000;
/** What is solved is no news that somebody waits for. */
const askAgainMs = 600_000;

/** For which this page thanked, or another that has not told the server yet. */
const thanked = new Set<string>();
const isThanked = (reportId: string) =>
  thanked.has(reportId) || outbox.find(thankedIdOf(reportId)) !== undefined;

/** Thanks the student, once on all devices, for a mistake that they reported and that was put right. */
export function useReportThanks(): void {
  const { data, isFetchedAfterMount } = trpc.progress.solvedReports.useQuery(undefined, {
    staleTime: askAgainMs,
  });
  // Of what was kept on the device another one may have thanked since.
  const solved = isFetchedAfterMount ? data : undefined;
  useEffect(() => {
    if (!solved || solved.length === 0 || document.visibilityState === 'hidden') return;
    let isHere = true;
    void outbox.load().then(() => {
      if (!isHere) return;
      for (const { reportId, chapterName, thanks } of solved) {
        if (isThanked(reportId)) continue;
        thanked.add(reportId);
        toast.success(reportsCopy.thanks(chapterName, thanks), {
          id: `thanks-${reportId}`,
          durationMs: thanksMs,
        });
        void outbox.put({ kind: 'thanked', reportId });
      }
    });
    return () => {
      isHere = false;
    };
  }, [solved]);
}
