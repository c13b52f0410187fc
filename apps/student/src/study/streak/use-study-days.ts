import { readStreak, type StreakView } from '@repo/contracts/streak.rules';
import { useMemo, useSyncExternalStore } from 'react';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useToday } from '#src/platform/use-today.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Days in India as YYYY-MM-DD; `from` is the first day with known data. */
export type KnownStudyDays = {
  today: string;
  from: string;
  studied: ReadonlySet<string>;
  streak: StreakView;
};

export type StudyDaysQuery = {
  /** The known days; null during the first request, and when it failed. */
  known: KnownStudyDays | null;
  isOutOfReach: boolean;
  isFetching: boolean;
  /** The server refused or failed. */
  hasFailed: boolean;
  retry: () => void;
};

/** Study days of this account: the server's latest reply, plus those of unsent work. */
export function useStudyDays(isWanted = true): StudyDaysQuery {
  const today = useToday();
  const { data, fetchStatus, failureReason, isFetching, isError, refetch } = trpc.progress.studyDays.useQuery(
    undefined,
    { enabled: isWanted },
  );
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.waitingDays().join(' '));
  const known = useMemo((): KnownStudyDays | null => {
    if (!data) return null;
    const { from, before } = data;
    const days = [...new Set([...data.days, ...waiting.split(' ').filter((day) => day >= from)])];
    // Use the later of both dates, because a slow device clock must not hide today's study.
    const day = [data.today, today].sort()[1] ?? today;
    return {
      today: day,
      from,
      studied: new Set(days),
      streak: readStreak(days, day, { day: from, row: before }),
    };
  }, [data, waiting, today]);
  const isAway = isOutOfReach({ fetchStatus, failureReason });
  return {
    known,
    isOutOfReach: isAway,
    isFetching,
    hasFailed: isError && !isAway,
    retry: () => void refetch(),
  };
}
