import { readStreak, type StreakView } from '@repo/contracts/streak.rules';
import { useMemo, useSyncExternalStore } from 'react';
import { isOutOfReach } from '#src/api/out-of-reach.ts';
import { trpc } from '#src/api/trpc.ts';
import { useToday } from '#src/dates/use-today.ts';
import { outbox } from '#src/outbox/outbox.ts';

/** Days in India as YYYY-MM-DD; `from` is the first one of which is known whether it was a day of study. */
export type KnownStudyDays = {
  today: string;
  from: string;
  studied: ReadonlySet<string>;
  streak: StreakView;
};

export type StudyDaysQuery = {
  /** Null while they are asked for the first time, and where they can't be. */
  known: KnownStudyDays | null;
  isOutOfReach: boolean;
  isFetching: boolean;
  /** The server refused, or can't. */
  hasFailed: boolean;
  retry: () => void;
};

/** The study days of this account: the server's, as this device knows them, and those of work that waits to be sent. */
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
    // A clock that is behind must not hide what was studied today.
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
