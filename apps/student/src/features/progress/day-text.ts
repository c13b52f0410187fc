import { currentLocale } from '#src/platform/language/language.ts';

const dayFormat = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Formats '5 Mar 2026' in the student's time zone; null for invalid dates. */
export function dayText(isoDate: string | null | undefined): string | null {
  const date = new Date(isoDate ?? '');
  return Number.isNaN(date.getTime()) ? null : dayFormat.format(date);
}

const timeFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Formats '5 Mar 2026, 7:45 pm' in the student's time zone. */
export const timeText = (date: Date): string => timeFormat.format(date);
