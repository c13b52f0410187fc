import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';

const dayMs = 86_400_000;
const daysOfWeek = 7;

/** State of a day; today and the exam day are marked separately. */
export type DayMark = 'studied' | 'frozen' | 'none';
export type CalendarDay = { day: string; mark: DayMark; isToday: boolean; isExam: boolean };

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months later, as YYYY-MM. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** Days of a month as YYYY-MM-DD, in weeks starting on Sunday; null before the first and after the last. */
function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  const count = (Date.parse(`${monthAfter(month, 1)}-01`) - first) / dayMs;
  const before = new Date(first).getUTCDay();
  return Array.from({ length: Math.ceil((before + count) / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, weekday) => {
      const at = week * daysOfWeek + weekday - before;
      return at < 0 || at >= count ? null : new Date(first + at * dayMs).toISOString().slice(0, 10);
    }),
  );
}

/**
 * A month of the calendar.
 * @param examOn the exam date, null when unknown
 */
export function calendarMonth(
  month: string,
  { studied, streak, today }: KnownStudyDays,
  examOn: string | null,
): (CalendarDay | null)[][] {
  const frozen = new Set(streak.frozen);
  const markOf = (day: string): DayMark =>
    studied.has(day) ? 'studied' : frozen.has(day) ? 'frozen' : 'none';
  const dayOf = (day: string): CalendarDay => ({
    ...{ day, mark: markOf(day) },
    isToday: day === today,
    isExam: day === examOn,
  });
  return weeksOf(month).map((week) => week.map((day) => (day === null ? null : dayOf(day))));
}

/**
 * Months that can be shown: from the first known one, not before the account was created, to this month or
 * the exam's.
 */
export function monthsShown(
  { from, today, studied }: KnownStudyDays,
  { joinedOn, examOn }: { joinedOn: string; examOn: string | null },
): { first: string; last: string } {
  const start = [joinedOn, ...studied].reduce((one, other) => (one < other ? one : other));
  const end = examOn && examOn > today ? examOn : today;
  return { first: monthOf(start > from ? start : from), last: monthOf(end) };
}
