import { momentCopy } from 'virtual:messages/moment';
import { studyDay } from '@repo/contracts/progress.rules';
import { toast } from '@repo/ui/toast';
import { useEffect } from 'react';
import { trpc } from '#src/platform/api/trpc.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { showMoment } from './moments.ts';
import { isWholeWeeks } from './whole-weeks.ts';

/**
 * After the first work of a day is sent, checks whether the streak completed a week
 * (docs/product/screens.md#moments).
 */
export function useStreakMoment(): void {
  const queries = trpc.useUtils();
  useEffect(() => {
    // Later work of the same day can't extend the streak.
    let askedOn = '';
    return outbox.onSettled(async (settled) => {
      const today = studyDay(new Date());
      if (askedOn === today || !settled.some(({ status }) => status.kind === 'saved')) return;
      askedOn = today;
      // Fetched in the same batch, so that the calendar opens offline.
      void queries.progress.studyDays.prefetch(undefined, { staleTime: 0 });
      try {
        const { days } = await queries.progress.streak.fetch(undefined, { staleTime: 0 });
        if (isWholeWeeks(days) && showMoment('week', today)) toast.success(momentCopy.week({ days }));
      } catch {
        // The next work of the day retries.
        askedOn = '';
      }
    });
  }, [queries]);
}
