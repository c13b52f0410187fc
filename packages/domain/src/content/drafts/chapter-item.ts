import * as contentMessages from '@repo/contracts/messages/content';
import { chapters, type topics } from '@repo/db/schema';
import { asc, eq, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import type { ItemTable } from '../item-tables.ts';

/** Fields of every new item of a chapter, which goes to the end of its list. */
export type NewItem = { id: string; chapterId: string; position: number; updatedAt: Date };

/**
 * Locks a chapter of the drafts: 'key share' against its deletion, 'no key update' also against other changes
 * of its lists. @throws NOT_FOUND
 */
export async function lockChapter(
  tx: Transaction,
  chapterId: string,
  strength: 'key share' | 'no key update',
) {
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(eq(chapters.id, chapterId))
    .for(strength);
  foundOne(rows, 'Chapter');
}

/** A chapter's items of one kind, in order. @throws NOT_FOUND for an unknown chapter */
export async function listItems<Table extends ItemTable>(
  tx: Transaction,
  table: Table,
  { chapterId }: { chapterId: string },
): Promise<Table['$inferSelect'][]> {
  await lockChapter(tx, chapterId, 'key share');
  const mine = eq(table.chapterId, chapterId);
  return tx
    .select()
    .from(table as typeof topics)
    .where(mine)
    .orderBy(asc(table.position));
}

/** The fields of a new item at the end of its chapter's list. @throws NOT_FOUND for an unknown chapter */
export async function newItem(
  ctx: DomainContext,
  tx: Transaction,
  table: ItemTable,
  chapterId: string,
): Promise<NewItem> {
  await lockChapter(tx, chapterId, 'no key update');
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table as typeof topics)
    .where(eq(table.chapterId, chapterId));
  const position = last?.position == null ? 0 : Number(last.position) + 1;
  return { id: ctx.ids.next(), chapterId, position, updatedAt: ctx.clock.now() };
}

/** The first row of a returning statement. @throws NOT_FOUND when there is none */
export function foundOne<T>(rows: readonly T[], noun: string): T {
  const [row] = rows;
  if (row === undefined) throw new DomainError('NOT_FOUND', `${noun} not found`);
  return row;
}

type Changing = { updatedAt: Date };

/**
 * Reads and locks the row to change. @param present presents it when the caller's edit is stale
 * @throws NOT_FOUND; STALE_EDIT with the current row, when it has changed since the editor loaded it
 */
export async function assertSeen<Row extends Changing>(
  rows: readonly Row[],
  noun: string,
  seenUpdatedAt: string | undefined,
  present: (row: Row) => unknown,
): Promise<Row> {
  const row = foundOne(rows, noun);
  if (seenUpdatedAt !== undefined && Date.parse(seenUpdatedAt) !== row.updatedAt.getTime())
    throw new DomainError('STALE_EDIT', contentMessages.staleEdit, { current: await present(row) });
  return row;
}

/**
 * The time of a change: now, but later than the last change, because stale edits are detected by comparing
 * it.
 */
export function nextChange(ctx: DomainContext, row: Changing): Date {
  return new Date(Math.max(ctx.clock.now().getTime(), row.updatedAt.getTime() + 1));
}

/** Drops undefined fields, because drizzle writes only those that are set. */
export function definedFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
