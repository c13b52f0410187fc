import { progressCopy } from 'virtual:messages/progress';
import { timeSince } from '@repo/contracts/relative-time';

/** Encouragement for a percentage. */
export function encouragement(percent: number): string {
  const { notBegun, begun, halfway, done } = progressCopy.hinglish;
  if (percent >= 100) return done;
  if (percent > 50) return halfway;
  return percent > 0 ? begun : notBegun;
}

/** A date in words, such as '2 months ago' (docs/product/study.md#relative-time). */
export function timeAgo(date: Date | string | null | undefined, now: Date): string {
  const since = timeSince(date, now);
  return since ? progressCopy.timeAgo(since) : progressCopy.never;
}
