import { markEditsKept, marksMax, removedMarksMax } from '@repo/contracts/limits/marks';
import type { MarkEdit, SendMarksInput, SentMarks } from '@repo/contracts/marks';
import { studentMarks } from '@repo/db/schema';
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

type Row = typeof studentMarks.$inferSelect;

/** What of a change is kept; of a removal no words. */
function wordsOf({ chapterId, about, itemId, kind, quote, note, isRemoved }: MarkEdit) {
  const place = { chapterId, about, itemId, kind, isRemoved };
  if (isRemoved) return { ...place, quoteExact: '', quotePrefix: '', quoteSuffix: '', note: '' };
  const { exact, prefix, suffix } = quote;
  return { ...place, quoteExact: exact, quotePrefix: prefix, quoteSuffix: suffix, note };
}

async function standing({ user }: UserContext, tx: Transaction): Promise<{ last: number; count: number }> {
  const [row] = await tx
    .select({
      last: sql<number>`coalesce(max(${studentMarks.sequence}), 0)::int`,
      count: sql<number>`(count(*) filter (where not ${studentMarks.isRemoved}))::int`,
    })
    .from(studentMarks)
    .where(eq(studentMarks.userId, user.id));
  return row ?? { last: 0, count: 0 };
}

/** Puts the rows in place of those of their ids. */
async function keepRows(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const { userId, id, ...columns } = getTableColumns(studentMarks);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx
    .insert(studentMarks)
    .values([...rows])
    .onConflictDoUpdate({ target: [userId, id], set });
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

/**
 * Keeps changes of the student's marks in the order in which they come, each once however often it is sent; of each mark the
 * last one counts. A new mark beyond what an account holds is not kept, and named in the reply.
 * @throws NOT_SIGNED_IN for an account that was just deleted
 */
export function sendMarks(ctx: UserContext, { edits }: SendMarksInput): Promise<SentMarks> {
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const ids = [...new Set(edits.map(({ markId }) => markId))];
    const known = await tx
      .select()
      .from(studentMarks)
      .where(and(eq(studentMarks.userId, ctx.user.id), inArray(studentMarks.id, ids)));
    const byId = new Map(known.map((row) => [row.id, row]));
    const changed = new Map<string, Row>();
    const refused: SentMarks['refused'] = [];
    let { last, count } = await standing(ctx, tx);
    for (const edit of edits) {
      const before = byId.get(edit.markId);
      if (before?.editIds.includes(edit.editId)) continue;
      const wasThere = before ? !before.isRemoved : false;
      // What is removed before it came leaves nothing to tell.
      if (!before && edit.isRemoved) continue;
      if (!wasThere && !edit.isRemoved && count >= marksMax) {
        refused.push({ editId: edit.editId });
        continue;
      }
      count += Number(!edit.isRemoved) - Number(wasThere);
      last += 1;
      const row: Row = {
        ...{ userId: ctx.user.id, id: edit.markId, sequence: last, changedAt: ctx.clock.now() },
        editIds: [...(before?.editIds ?? []), edit.editId].slice(-markEditsKept),
        ...wordsOf(edit),
      };
      byId.set(row.id, row);
      changed.set(row.id, row);
    }
    if (changed.size > 0) {
      await keepRows(tx, [...changed.values()]);
      await dropOldRemovals(ctx, tx);
    }
    return { refused };
  });
}
