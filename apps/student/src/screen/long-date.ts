import { productTimeZone } from '@repo/contracts/limits';

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: productTimeZone,
});

/** An ISO moment as its day in India: '5 January 2027'. */
export function longDate(iso: string): string {
  return format.format(new Date(iso));
}
