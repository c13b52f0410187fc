import { type SavedKind, savedIds } from '@repo/contracts/saved.rules';
import { type Saved, savedKinds } from '@repo/contracts/saved-kinds';
import { savedThings } from '@repo/db/schema';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

export type SavedRow = typeof savedThings.$inferSelect;

export const isOwn = ({ user }: UserContext, kind: SavedKind) =>
  and(eq(savedThings.userId, user.id), eq(savedThings.kind, kind));

/** The id, the chapter and the rest of a thing. */
export function partsOf(kind: SavedKind, thing: { chapterId: string }) {
  const { [savedIds[kind]]: id, chapterId, ...content } = thing as Record<string, unknown>;
  return { id: String(id), chapterId: thing.chapterId, content };
}

export const savedOf = <Kind extends SavedKind>(kind: Kind, row: SavedRow): Saved<Kind> =>
  ({
    ...{ ...row.content, [savedIds[kind]]: row.id, chapterId: row.chapterId },
    ...{ isRemoved: row.isRemoved, changedAt: row.changedAt.toISOString() },
  }) as Saved<Kind>;

export async function findRow(
  ctx: UserContext,
  tx: Transaction,
  kind: SavedKind,
  id: string,
): Promise<SavedRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedThings)
    .where(and(isOwn(ctx, kind), eq(savedThings.id, id)));
  return row;
}

/** The number of the last change, and how many things there are. */
export async function countRows(
  ctx: UserContext,
  tx: Transaction,
  kind: SavedKind,
): Promise<{ last: number; count: number }> {
  const [row] = await tx
    .select({
      last: sql<number>`coalesce(max(${savedThings.sequence}), 0)::int`,
      count: sql<number>`(count(*) filter (where not ${savedThings.isRemoved}))::int`,
    })
    .from(savedThings)
    .where(isOwn(ctx, kind));
  return row ?? { last: 0, count: 0 };
}

/** Devices that were away for longer see by the count that one is gone (`readSaved`). */
async function dropOldRemovals(ctx: UserContext, tx: Transaction, kind: SavedKind): Promise<void> {
  const isRemovedOne = and(isOwn(ctx, kind), eq(savedThings.isRemoved, true));
  const [oldest] = await tx
    .select({ sequence: savedThings.sequence })
    .from(savedThings)
    .where(isRemovedOne)
    .orderBy(desc(savedThings.sequence))
    .offset(savedKinds[kind].removedMax - 1)
    .limit(1);
  if (oldest)
    await tx.delete(savedThings).where(and(isRemovedOne, lt(savedThings.sequence, oldest.sequence)));
}

/** Puts the row in place of the one with its id, and keeps the newest removed ones. */
export async function putRow(ctx: UserContext, tx: Transaction, row: SavedRow): Promise<void> {
  const { userId, kind, id } = savedThings;
  // The column that rows are distributed by must not be set, not even to itself.
  const { userId: _, ...set } = row;
  await tx
    .insert(savedThings)
    .values(row)
    .onConflictDoUpdate({ target: [userId, kind, id], set });
  await dropOldRemovals(ctx, tx, row.kind);
}
