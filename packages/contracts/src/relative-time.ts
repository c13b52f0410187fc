const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

export type TimeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

const ladder: [seconds: number, word: TimeUnit][] = [
  [year, 'year'],
  [month, 'month'],
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
  [1, 'second'],
];

/** The time since a moment in the largest whole unit; null for no date. A future moment is 0 seconds ago. */
export function timeSince(
  date: Date | string | null | undefined,
  now: Date,
): { count: number; unit: TimeUnit } | null {
  if (date === null || date === undefined) return null;
  const time = new Date(date).getTime();
  if (Number.isNaN(time)) return null;
  const seconds = Math.max(0, Math.floor((now.getTime() - time) / 1000));
  const [size, unit] = ladder.find(([one]) => seconds >= one) ?? [1, 'second'];
  return { count: Math.floor(seconds / size), unit };
}

/**
 * The time since a moment in the largest whole unit: '2 months ago', 'N year(s) ago' from a year on
 * (docs/product/study.md#relative-time). 'Never' for no date; '0 seconds ago' for a future moment (the clock
 * is ahead).
 */
export function relativeTime(date: Date | string | null | undefined, now: Date): string {
  const since = timeSince(date, now);
  if (!since) return 'Never';
  const { count, unit } = since;
  return unit === 'year' ? `${count} year(s) ago` : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
