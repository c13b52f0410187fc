import { studyDay } from '@repo/contracts/progress.rules';
import { currentLocale } from '#src/platform/language/language.ts';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';

const dayMs = 86_400_000;
const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' });

/** Midnight of the day in India as if in UTC, so that days differ by whole days. */
const indianDay = (date: Date) => Date.parse(studyDay(date));

export type StreakDay = { name: string; isStudied: boolean; isFrozen: boolean; isToday: boolean };

/**
 * The last seven days in India, oldest first, and which of them the streak covers. The streak ends today, or
 * yesterday if nothing was studied today yet.
 */
export function streakWeek(streakDays: number, lastStudied: string | null, now: Date): StreakDay[] {
  const today = indianDay(now);
  const hasStudiedToday = lastStudied !== null && indianDay(new Date(lastStudied)) >= today;
  const lastDay = hasStudiedToday ? today : today - dayMs;
  const firstDay = lastDay - (streakDays - 1) * dayMs;
  return Array.from({ length: 7 }, (_, index) => {
    const day = today - (6 - index) * dayMs;
    return {
      name: weekday.format(day),
      isStudied: streakDays > 0 && day >= firstDay && day <= lastDay,
      isFrozen: false,
      isToday: day === today,
    };
  });
}

/** The streak's week from known days, including those covered by a freeze. */
export function knownWeek({ today, studied, streak }: KnownStudyDays): StreakDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const at = Date.parse(today) - (6 - index) * dayMs;
    const day = new Date(at).toISOString().slice(0, 10);
    return {
      name: weekday.format(at),
      isStudied: studied.has(day),
      isFrozen: streak.frozen.includes(day),
      isToday: day === today,
    };
  });
}
