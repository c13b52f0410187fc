import { type TimeUnit, timeSince } from '@repo/contracts/relative-time';
import type { ItemKinds } from '#src/study/reviews/counted.ts';

/** Such as '12 कार्ड और सवाल'. */
export function counted(count: number, kinds: ItemKinds): string {
  if (kinds === 'both') return `${count} ${count === 1 ? 'कार्ड या सवाल' : 'कार्ड और सवाल'}`;
  return `${count} ${kinds === 'cards' ? 'कार्ड' : 'सवाल'}`;
}

const units: Record<TimeUnit, readonly [one: string, many: string]> = {
  year: ['साल', 'साल'],
  month: ['महीना', 'महीने'],
  day: ['दिन', 'दिन'],
  hour: ['घंटा', 'घंटे'],
  minute: ['मिनट', 'मिनट'],
  second: ['सेकंड', 'सेकंड'],
};

/** Such as '2 महीने पहले'. */
export function timeAgo(date: Date | string | null | undefined, now: Date): string {
  const since = timeSince(date, now);
  if (!since) return 'कभी नहीं';
  return `${since.count} ${units[since.unit][since.count === 1 ? 0 : 1]} पहले`;
}

/** So many things that wait to be sent. */
export const things = (count: number): string => `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`;

/** '3 घंटे 15 मिनट' */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} मिनट`] : []),
  ];
  return parts.join(' ');
}
