import { freezeAfterDays, freezesMax } from '@repo/contracts/limits/progress';
import { currentLocale } from '#src/platform/language/language.ts';
import { texts } from '#src/platform/language/texts.ts';

const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat(currentLocale(), {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
} as const);
const listed = new Intl.ListFormat(currentLocale(), { type: 'conjunction' });

const at = (day: string) => Date.parse(day);

/** Days and months are passed as YYYY-MM-DD and YYYY-MM. */
export const streakCopy = texts('streak', {
  title: 'Study days',
  daysInRow: (count: number) => (count === 1 ? 'day in a row' : 'days in a row'),
  freezes: (count: number) => `${count} of ${freezesMax} freezes`,
  rule: `${freezeAfterDays} study days in a row earn a freeze. It covers a day without study, by itself.`,
  kept: (days: readonly string[]) =>
    `${days.length === 1 ? 'A freeze' : 'Freezes'} kept your streak on ${listed.format(
      days.map((day) => weekday.format(at(day))),
    )}.`,
  month: (name: string) => month.format(at(`${name}-01`)),
  earlier: 'Earlier month',
  later: 'Later month',
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fullDay: (day: string) => fullDay.format(at(day)),
  marks: { studied: 'Studied', frozen: 'Freeze', exam: 'Your board exam' },
  today: 'Today',
  notOnDevice: 'Yeh abhi is device par nahi hai.',
  comesOnline: 'Network aate hi apne aap aa jayega.',
  failed: 'Your study days could not be fetched',
  retry: 'Retry',
} as const);
