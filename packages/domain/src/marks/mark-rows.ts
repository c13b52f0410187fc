import { removedMarksMax } from '@repo/contracts/limits/marks';
import type { MarkChange } from '@repo/contracts/marks';
import { studentMarks } from '@repo/db/schema';
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

export type MarkRow = typeof studentMarks.$inferSelect;

/** What the database keeps of a change. A removed mark keeps no words. */
export function columnsOf({ chapterId, about, itemId, kind, quote, note, isRemoved }: MarkChange) {
  const place = { chapterId, about, itemId, kind, isRemoved };
  if (isRemoved) return { ...place, quoteExact: '', quotePrefix: '', quoteSuffix: '', note: '' };
  const { exact, prefix, suffix } = quote;
  return { ...place, quoteExact: exact, quotePrefix: prefix, quoteSuffix: suffix, note };
}

/** The number of the last change, and how many marks there are. */
export async function standing(
  { user }: UserContext,
  tx: Transaction,
): Promise<{ last: number; count: number }> {
  const [row] = await tx
    .select({
      last: sql<number>`coalesce(max(${studentMarks.sequence}), 0)::int`,
      count: sql<number>`(count(*) filter (where not ${studentMarks.isRemoved}))::int`,
    })
    .from(studentMarks)
    .where(eq(studentMarks.userId, user.id));
  return row ?? { last: 0, count: 0 };
}

/** Devices that were away for longer find out by the count that one is gone (`readMarks`). */
async function dropOldRemovals({ user }: UserContext, tx: Transaction): Promise<void> {
  const isRemovedOne = and(eq(studentMarks.userId, user.id), eq(studentMarks.isRemoved, true));
  const [oldest] = await tx
    .select({ sequence: studentMarks.sequence })
    .from(studentMarks)
    .where(isRemovedOne)
    .orderBy(desc(studentMarks.sequence))
    .offset(removedMarksMax - 1)
    .limit(1);
  if (oldest)
    await tx.delete(studentMarks).where(and(isRemovedOne, lt(studentMarks.sequence, oldest.sequence)));
}

/** Puts the rows in place of those of their ids. */
export async function keepRows(ctx: UserContext, tx: Transaction, rows: readonly MarkRow[]): Promise<void> {
  const { userId, id, ...columns } = getTableColumns(studentMarks);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx
    .insert(studentMarks)
    .values([...rows])
    .onConflictDoUpdate({ target: [userId, id], set });
  await dropOldRemovals(ctx, tx);
}
