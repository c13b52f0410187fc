import type { MadeCopies, TransferInput } from '@repo/contracts/content.inputs';
import { copiedName } from '@repo/contracts/content.rules';
import { type ContentList, itemNouns } from '@repo/contracts/items/content-lists';
import type * as tables from '@repo/db/schema';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { isPaged, itemTables, type PagedList, pageTables } from '../item-tables.ts';
import { lockChapter } from './chapter-item.ts';

/** Ids of the transferred items in their new chapter, in order. */
type Placed = { ids: string[] };
type Row = typeof tables.topics.$inferSelect;

/** Drizzle types a statement by its table, so a topic's types are used. */
const tableOf = (list: ContentList) => itemTables[list] as typeof tables.topics;

/** A row renamed as a copy, if its kind has a name. */
function renamed<R extends object>(row: R): R {
  const { name, title } = row as { name?: string; title?: string };
  if (title !== undefined) return { ...row, title: copiedName(title) };
  return name === undefined ? row : { ...row, name: copiedName(name) };
}

/** Locks both chapters, always in the same order. @throws NOT_FOUND */
async function lockBoth(tx: Transaction, { chapterId, toChapterId }: TransferInput): Promise<void> {
  for (const id of [...new Set([chapterId, toChapterId])].toSorted())
    await lockChapter(tx, id, 'no key update');
}

/** Locks the given items of the chapter, in the order of their list. @throws NOT_FOUND when one is missing */
async function lockItems(tx: Transaction, list: ContentList, input: TransferInput) {
  const known = tableOf(list);
  const ids = [...new Set(input.ids)];
  const rows: Row[] = await tx
    .select()
    .from(known)
    .where(and(eq(known.chapterId, input.chapterId), inArray(known.id, ids)))
    .orderBy(asc(known.position), asc(known.id))
    .for('update');
  if (rows.length < ids.length) throw new DomainError('NOT_FOUND', `${itemNouns[list]} not found`);
  return rows;
}

async function nextPosition(tx: Transaction, list: ContentList, chapterId: string): Promise<number> {
  const known = tableOf(list);
  const [last] = await tx
    .select({ position: max(known.position) })
    .from(known)
    .where(eq(known.chapterId, chapterId));
  return last?.position == null ? 0 : Number(last.position) + 1;
}

/** Copies the originals' pages to the copies. */
async function copyPages(
  ctx: DomainContext,
  tx: Transaction,
  list: PagedList,
  copies: ReadonlyMap<string, string>,
  updatedAt: Date,
): Promise<void> {
  const { owner, ownerColumn } = pageTables[list];
  const table = pageTables[list].table as typeof tables.topicPages;
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(ownerColumn, [...copies.keys()]));
  if (rows.length === 0) return;
  const next = rows.map((row) => ({
    ...row,
    id: ctx.ids.next(),
    [owner]: copies.get(String(Reflect.get(row, owner))),
    updatedAt,
  }));
  await tx.insert(table).values(next);
}

/**
 * Adds copies with new ids at the end of a chapter, named '… (copy)' in the original's chapter. @throws
 * NOT_FOUND for an unknown chapter, or when an item is not in the first one
 */
export function copyItems(ctx: DomainContext, list: ContentList, input: TransferInput): Promise<MadeCopies> {
  return ctx.database.db.transaction(async (tx) => {
    await lockBoth(tx, input);
    const rows = await lockItems(tx, list, input);
    const position = await nextPosition(tx, list, input.toChapterId);
    const updatedAt = ctx.clock.now();
    const isBeside = input.chapterId === input.toChapterId;
    const copies = rows.map((row, index) => ({
      ...(isBeside ? renamed(row) : row),
      id: ctx.ids.next(),
      chapterId: input.toChapterId,
      position: position + index,
      updatedAt,
    }));
    await tx.insert(tableOf(list)).values(copies);
    const ids = copies.map(({ id }) => id);
    const idOfCopy = new Map(rows.map((row, index) => [row.id, ids[index] ?? '']));
    if (isPaged(list)) await copyPages(ctx, tx, list, idOfCopy, updatedAt);
    return { ids, updatedAt: updatedAt.toISOString() };
  });
}

/**
 * Moves items with all their contents to the end of another chapter. Does not count as a change, so that
 * edits don't become stale.
 * @throws NOT_FOUND for an unknown chapter, or when an item is not in the first one; CONFLICT when both are
 * the same
 */
export async function moveItems(
  ctx: DomainContext,
  list: ContentList,
  input: TransferInput,
): Promise<Placed> {
  if (input.chapterId === input.toChapterId)
    throw new DomainError('CONFLICT', `${itemNouns[list]} is in this chapter already`);
  return ctx.database.db.transaction(async (tx) => {
    await lockBoth(tx, input);
    const rows = await lockItems(tx, list, input);
    const position = await nextPosition(tx, list, input.toChapterId);
    const known = tableOf(list);
    for (const [index, { id }] of rows.entries())
      await tx
        .update(known)
        .set({ chapterId: input.toChapterId, position: position + index })
        .where(eq(known.id, id));
    return { ids: rows.map(({ id }) => id) };
  });
}
