import { currentLocale } from '#src/platform/language/language.ts';

/** Calendar days, such as those of the streak, are days in India. */
const productTimeZone = 'Asia/Kolkata';

const format = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: productTimeZone,
});

/** Formats an ISO timestamp as its day in India: '5 January 2027'. */
export function longDate(iso: string): string {
  return format.format(new Date(iso));
}
