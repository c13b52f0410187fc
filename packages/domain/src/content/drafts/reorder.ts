import type { ReorderItemsInput } from '@repo/contracts/content.inputs';
import type { ContentList } from '@repo/contracts/items/content-lists';
import * as contentMessages from '@repo/contracts/messages/content';
import * as tables from '@repo/db/schema';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { type ItemTable, itemTables } from '../item-tables.ts';
import { foundOne, lockChapter, nextChange } from './chapter-item.ts';
import { lockSummary, readSummaryPages } from './summaries.ts';
import { lockTopic, readTopicPages } from './topics.ts';

type Order = { ids: string[] };
type PlacedTable = ItemTable | typeof tables.subjects | typeof tables.chapters;

/** Checks that a new order contains each existing id once. @throws STALE_EDIT with the current order of ids */
function assertSameIds(present: readonly string[], wanted: readonly string[]): void {
  const left = new Set(present);
  const isSame = wanted.length === present.length && wanted.every((id) => left.delete(id));
  if (!isSame)
    throw new DomainError('STALE_EDIT', contentMessages.staleOrder, { current: { ids: [...present] } });
}

/** Sets the rows' positions. Does not count as a change, so that edits don't become stale. */
async function place(
  tx: Transaction,
  table: PlacedTable,
  within: SQL | undefined,
  ids: string[],
): Promise<Order> {
  const known = table as typeof tables.subjects;
  const rows = await tx.select({ id: known.id }).from(known).where(within).orderBy(asc(known.position));
  assertSameIds(
    rows.map((row) => row.id),
    ids,
  );
  for (const [position, id] of ids.entries())
    await tx.update(known).set({ position }).where(eq(known.id, id));
  return { ids };
}

/** @throws STALE_EDIT when the ids are not exactly those of the subjects */
export async function reorderSubjects(ctx: DomainContext, input: Order): Promise<Order> {
  return ctx.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reorder-subjects'))`);
    return place(tx, tables.subjects, undefined, input.ids);
  });
}

/** @throws NOT_FOUND for an unknown subject; STALE_EDIT when the ids are not exactly those of its chapters */
export async function reorderChapters(
  ctx: DomainContext,
  input: { subjectId: string; ids: string[] },
): Promise<Order> {
  const { subjects, chapters } = tables;
  return ctx.database.db.transaction(async (tx) => {
    const mine = eq(subjects.id, input.subjectId);
    foundOne(await tx.select({ id: subjects.id }).from(subjects).where(mine).for('no key update'), 'Subject');
    return place(tx, chapters, eq(chapters.subjectId, input.subjectId), input.ids);
  });
}

/** One list of a chapter. @throws NOT_FOUND for an unknown chapter; STALE_EDIT when the ids are not those of the list */
export const reorderItems = (ctx: DomainContext, list: ContentList, input: ReorderItemsInput) =>
  ctx.database.db.transaction(async (tx) => {
    await lockChapter(tx, input.chapterId, 'no key update');
    const table = itemTables[list];
    return place(tx, table, eq(table.chapterId, input.chapterId), input.ids);
  });

/** Renumbers pages in two steps, because numbers must be unique at every moment. */
async function renumber(
  tx: Transaction,
  table: typeof tables.topicPages | typeof tables.summaryPages,
  pages: readonly { id: string }[],
  ids: string[],
): Promise<void> {
  assertSameIds(
    pages.map((page) => page.id),
    ids,
  );
  const known = table as typeof tables.topicPages;
  for (const offset of [ids.length, 0])
    for (const [index, id] of ids.entries())
      await tx
        .update(known)
        .set({ pageNumber: offset + index + 1 })
        .where(eq(known.id, id));
}

/** @throws NOT_FOUND; STALE_EDIT when the ids are not exactly those of the topic's pages */
export async function reorderTopicPages(
  ctx: DomainContext,
  input: { topicId: string; pageIds: string[] },
): Promise<Order> {
  return ctx.database.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, { id: input.topicId });
    await renumber(tx, tables.topicPages, await readTopicPages(tx, topic.id), input.pageIds);
    const updatedAt = nextChange(ctx, topic);
    await tx.update(tables.topics).set({ updatedAt }).where(eq(tables.topics.id, topic.id));
    return { ids: input.pageIds };
  });
}

/** @throws NOT_FOUND; STALE_EDIT when the ids are not exactly those of the summary's pages */
export async function reorderSummaryPages(
  ctx: DomainContext,
  input: { summaryId: string; pageIds: string[] },
): Promise<Order> {
  return ctx.database.db.transaction(async (tx) => {
    const summary = await lockSummary(tx, { id: input.summaryId });
    await renumber(tx, tables.summaryPages, await readSummaryPages(tx, summary.id), input.pageIds);
    const updatedAt = nextChange(ctx, summary);
    await tx.update(tables.summaries).set({ updatedAt }).where(eq(tables.summaries.id, summary.id));
    return { ids: input.pageIds };
  });
}
