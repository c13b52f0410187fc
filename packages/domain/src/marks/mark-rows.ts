import type { MarkChange } from '@repo/contracts/marks';
import type { studentMarks } from '@repo/db/schema';

export type MarkRow = typeof studentMarks.$inferSelect;

/** What the database keeps of a change. A removed mark keeps no words. */
export function columnsOf({ chapterId, about, itemId, kind, quote, note, isRemoved }: MarkChange) {
  const place = { chapterId, about, itemId, kind, isRemoved };
  if (isRemoved) return { ...place, quoteExact: '', quotePrefix: '', quoteSuffix: '', note: '' };
  const { exact, prefix, suffix } = quote;
  return { ...place, quoteExact: exact, quotePrefix: prefix, quoteSuffix: suffix, note };
}
