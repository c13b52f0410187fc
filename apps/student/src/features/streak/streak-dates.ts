import { streakCopy } from 'virtual:messages/streak';
import { currentLocale } from '#src/platform/language/language.ts';

const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat(currentLocale(), {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
} as const);

const at = (day: string) => Date.parse(day);

/** Weekdays of days as YYYY-MM-DD: 'Monday, Tuesday and Friday'. */
export function weekdaysText(days: readonly string[]): string {
  const names = days.map((day) => weekday.format(at(day)));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : streakCopy.daysAnd({ days: names.join(', '), last });
}

/** @param name as YYYY-MM */
export const monthText = (name: string): string => month.format(at(`${name}-01`));

/** @param day as YYYY-MM-DD */
export const fullDayText = (day: string): string => fullDay.format(at(day));
