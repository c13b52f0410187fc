import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * A table of things that a student saves and changes on several devices. `sequence` counts the changes. A removed row has no
 * words: it tells other devices to remove theirs.
 */
export type SavedTable = PgTable & Record<'userId' | 'id' | 'sequence' | 'isRemoved', AnyPgColumn>;

/** The number of the last change, and how many things there are. */
export async function standing(
  { user }: UserContext,
  tx: Transaction,
  table: SavedTable,
): Promise<{ last: number; count: number }> {
  const [row] = await tx
    .select({
      last: sql<number>`coalesce(max(${table.sequence}), 0)::int`,
      count: sql<number>`(count(*) filter (where not ${table.isRemoved}))::int`,
    })
    .from(table as PgTable)
    .where(eq(table.userId, user.id));
  return row ?? { last: 0, count: 0 };
}

/** Devices that were away for longer see by the count that one is gone (`readChanged`). */
async function dropOldRemovals(
  { user }: UserContext,
  tx: Transaction,
  table: SavedTable,
  removedMax: number,
): Promise<void> {
  const isRemovedOne = and(eq(table.userId, user.id), eq(table.isRemoved, true));
  const [oldest] = await tx
    .select({ sequence: table.sequence })
    .from(table as PgTable)
    .where(isRemovedOne)
    .orderBy(desc(table.sequence))
    .offset(removedMax - 1)
    .limit(1);
  if (oldest) await tx.delete(table).where(and(isRemovedOne, lt(table.sequence, oldest.sequence)));
}

/** Puts the rows in place of those with their ids, and keeps the newest `removedMax` removed ones. */
export async function putRows<Table extends SavedTable>(
  ctx: UserContext,
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  removedMax: number,
): Promise<void> {
  const { userId, id, ...columns } = getTableColumns(table);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx
    .insert(table as PgTable)
    .values([...rows])
    .onConflictDoUpdate({ target: [table.userId, table.id], set });
  await dropOldRemovals(ctx, tx, table, removedMax);
}

/**
 * The student's rows that changed after the change with the number `after`, at most `max`, in the order of the changes.
 * @returns also `count`, how many things there are
 */
export async function readChanged<Table extends SavedTable>(
  { database: { db }, user }: UserContext,
  table: Table,
  after: number,
  max: number,
): Promise<{ rows: Table['$inferSelect'][]; last: number; isMore: boolean; count: number }> {
  const isOwn = eq(table.userId, user.id);
  // In the same statement, so that both are of one moment.
  const all = sql<number>`(select count(*)::int from ${table} c where c.user_id = ${user.id} and not c.is_removed)`;
  const found = (await db
    .select({ row: getTableColumns(table), all })
    .from(table as PgTable)
    .where(and(isOwn, gt(table.sequence, after)))
    .orderBy(asc(table.sequence))
    .limit(max + 1)) as { row: Table['$inferSelect'] & { sequence: number }; all: number }[];
  const rows = found.slice(0, max).map(({ row }) => row);
  return {
    rows,
    last: rows.at(-1)?.sequence ?? after,
    isMore: found.length > rows.length,
    count: found[0]?.all ?? (await db.$count(table, and(isOwn, eq(table.isRemoved, false)))),
  };
}
