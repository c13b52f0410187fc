import { messages } from '@repo/contracts/messages';
import {
  chapters,
  type flashcards,
  type memes,
  type mindmaps,
  type summaries,
  type tests,
  type topics,
} from '@repo/db/schema';
import { eq, max } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

export type ItemTable =
  | typeof topics
  | typeof summaries
  | typeof flashcards
  | typeof tests
  | typeof memes
  | typeof mindmaps;

/** Fields that every item of a chapter gets when it is created: last in its list. */
export type NewItem = { id: string; chapterId: string; position: number; updatedAt: Date };

/** @throws NOT_FOUND when there is no such chapter among the drafts */
export async function assertDraftChapter(tx: Transaction, chapterId: string): Promise<void> {
  // Locked against deletion until the item stands in it.
  const [found] = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(eq(chapters.id, chapterId))
    .for('key share');
  if (!found) throw new DomainError('NOT_FOUND', messages.itemMissing('Chapter'));
}

/** Locks a chapter, so that what changes its lists goes one after the other. @throws NOT_FOUND */
export async function lockChapterLists(tx: Transaction, chapterId: string): Promise<void> {
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(eq(chapters.id, chapterId))
    .for('no key update');
  foundOne(rows, 'Chapter');
}

/** Places a new item at the end of its chapter's list. @throws NOT_FOUND for an unknown chapter */
export async function newItem(
  ctx: DomainContext,
  tx: Transaction,
  table: ItemTable,
  chapterId: string,
): Promise<NewItem> {
  await lockChapterLists(tx, chapterId);
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table as typeof topics)
    .where(eq(table.chapterId, chapterId));
  const position = last?.position == null ? 0 : Number(last.position) + 1;
  return { id: ctx.ids.next(), chapterId, position, updatedAt: ctx.clock.now() };
}

/** The first row of a returning statement. @throws NOT_FOUND when nothing was there */
export function foundOne<T>(rows: readonly T[], noun: string): T {
  const [row] = rows;
  if (row === undefined) throw new DomainError('NOT_FOUND', messages.itemMissing(noun));
  return row;
}

type Changing = { updatedAt: Date };

/**
 * The row that is to be changed, read under a lock. @param present how it is shown to whoever comes too late
 * @throws NOT_FOUND; STALE_EDIT with what it is now, when it is no longer as the editor saw it
 */
export async function assertSeen<Row extends Changing>(
  rows: readonly Row[],
  noun: string,
  seenUpdatedAt: string | undefined,
  present: (row: Row) => unknown,
): Promise<Row> {
  const row = foundOne(rows, noun);
  if (seenUpdatedAt !== undefined && Date.parse(seenUpdatedAt) !== row.updatedAt.getTime())
    throw new DomainError('STALE_EDIT', messages.staleEdit, { current: await present(row) });
  return row;
}

/** The moment of a change: now, and in any case later than the last one, since it tells what was seen from what is. */
export function nextChange(ctx: DomainContext, row: Changing): Date {
  return new Date(Math.max(ctx.clock.now().getTime(), row.updatedAt.getTime() + 1));
}

/** Fields that are set; drizzle writes those and leaves the rest alone. */
export function definedFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
