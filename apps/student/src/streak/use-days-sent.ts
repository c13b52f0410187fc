import { studyDay } from '@repo/contracts/progress.rules';
import type { StudyDays } from '@repo/contracts/study-days';
import { useEffect } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { daysId, isStudy } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { useUser } from '#src/session/session.ts';
import { forgetNoted, notedDays } from '#src/study-days/noted-days.ts';
import { earlierDays } from '#src/study-days/send-days.ts';

const withDay =
  (day: string) =>
  (known: StudyDays | undefined): StudyDays | undefined =>
    known && !known.days.includes(day) ? { ...known, days: [...known.days, day].sort() } : known;

/**
 * Has the server told of days that passed before any work of theirs reached it: with the first work that does, and when the
 * app is opened. Work that is saved on its own day tells that day. Once, behind the logged-in screens.
 */
export function useDaysSent(): void {
  const { id: userId } = useUser();
  const queries = trpc.useUtils();
  useEffect(() => {
    const { studyDays } = queries.progress;
    const sendEarlier = () => {
      if (earlierDays(userId).length > 0 && !outbox.find(daysId)) void outbox.put({ kind: 'days', userId });
    };
    if (navigator.onLine) void outbox.load().then(sendEarlier);
    return outbox.onSettled((work, status) => {
      const today = studyDay(new Date());
      if (work.kind === 'days') {
        if (status.kind === 'saved' && status.reply) studyDays.setData(undefined, status.reply as StudyDays);
        forgetNoted(userId, earlierDays(userId));
        return;
      }
      if (status.kind !== 'saved') return;
      // An exchange of reviews may have had none to send: what else waits tells of the day.
      const isTold = isStudy(work) && (work.kind !== 'reviews' || outbox.waitingCount() === 0);
      if (isTold && notedDays(userId).includes(today)) {
        studyDays.setData(undefined, withDay(today));
        forgetNoted(userId, [today]);
        // What was asked before may be answered later, without this day.
        void studyDays.invalidate();
      }
      sendEarlier();
    });
  }, [queries, userId]);
}
