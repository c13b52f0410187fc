import { reportsCopy } from 'virtual:messages/reports';
import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { trpc } from '#src/platform/api/trpc.ts';
import { thankedIdOf } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Long enough to read; can be dismissed earlier. */
const thanksMs = 12_000;
/** Not urgent, so polled rarely. */
const askAgainMs = 600_000;

/** Reports already thanked for by this page, or by one whose update isn't sent yet. */
const thanked = new Set<string>();
const isThanked = (reportId: string) =>
  thanked.has(reportId) || outbox.find(thankedIdOf(reportId)) !== undefined;

/** Thanks the student, once across devices, for a reported mistake that was fixed, or says why the item is right. */
export function useReportThanks(): void {
  const { data, isFetchedAfterMount } = trpc.progress.solvedReports.useQuery(
    { knowsReasons: true },
    { staleTime: askAgainMs },
  );
  // Stored data may be stale: another device may have thanked since.
  const solved = isFetchedAfterMount ? data : undefined;
  useEffect(() => {
    if (!solved || solved.length === 0 || document.visibilityState === 'hidden') return;
    let isHere = true;
    void outbox.load().then(() => {
      if (!isHere) return;
      for (const { reportId, chapterName: chapter, thanks, reason } of solved) {
        if (isThanked(reportId)) continue;
        thanked.add(reportId);
        const look = { id: `thanks-${reportId}`, durationMs: thanksMs };
        if (reason) toast.info(reportsCopy.isRight({ chapter, reason }), look);
        else toast.success([reportsCopy.thanks({ chapter }), thanks].filter(Boolean).join(' '), look);
        void outbox.put({ kind: 'thanked', reportId });
      }
    });
    return () => {
      isHere = false;
    };
  }, [solved]);
}
