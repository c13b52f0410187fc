import { nextCopy } from 'virtual:messages/next';

/** A duration such as 'about 3 h 15 min'. */
export function aboutMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [nextCopy.hours({ hours })] : []),
    ...(rest > 0 || hours === 0 ? [nextCopy.minutes({ minutes: rest })] : []),
  ];
  return nextCopy.about({ time: parts.join(' ') });
}
