const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

const ladder: [seconds: number, word: string][] = [
  [year, 'year'],
  [month, 'month'],
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
  [1, 'second'],
];

/**
 * How long ago a moment was, in the largest whole unit: '2 months ago', 'N year(s) ago' from a year on (docs/product.md#relative-time).
 * No date reads 'Never'; a moment still to come (a clock that runs ahead) reads '0 seconds ago'.
 */
export function relativeTime(date: Date | string | null | undefined, now: Date): string {
  if (date === null || date === undefined) return 'Never';
  const time = new Date(date).getTime();
  if (Number.isNaN(time)) return 'Never';
  const seconds = Math.max(0, Math.floor((now.getTime() - time) / 1000));
  for (const [size, word] of ladder) {
    const count = Math.floor(seconds / size);
    if (count < 1) continue;
    return word === 'year' ? `${count} year(s) ago` : `${count} ${word}${count === 1 ? '' : 's'} ago`;
  }
  return '0 seconds ago';
}
