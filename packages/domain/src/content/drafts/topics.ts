import type { ChapterInput } from '@repo/contracts/content';
import type { TopicDraft } from '@repo/contracts/content.drafts';
import type { CreateTopicInput, ItemInput, UpdateTopicInput } from '@repo/contracts/content.inputs';
import { topicPages, topics } from '@repo/db/schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { presentItemDraft } from '../kinds/index.ts';
import { storedVariants } from '../kinds/stored-variants.ts';
import { assertSeen, definedFields, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';
import { presentPageDraft } from './present-content.ts';

const noun = 'Topic';
export const onlyLastPage = 'Only the last page of a topic can be deleted';

export const readTopicPages = (tx: Transaction, topicId: string) =>
  tx.select().from(topicPages).where(eq(topicPages.topicId, topicId)).orderBy(asc(topicPages.pageNumber));

type TopicRow = typeof topics.$inferSelect;
type PageRow = typeof topicPages.$inferSelect;

const presentTopicDraft = (row: TopicRow, pages: readonly PageRow[]): TopicDraft =>
  presentItemDraft('topics', row, { pages: pages.map(presentPageDraft), subjectId: '' });

/** A topic with its current pages. */
export const presentTopicNow = async (tx: Transaction, row: TopicRow) =>
  presentTopicDraft(row, await readTopicPages(tx, row.id));

/** Locks the topic to change; its pages share the lock. @throws NOT_FOUND, STALE_EDIT */
export async function lockTopic(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<TopicRow> {
  const rows = await tx.select().from(topics).where(eq(topics.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, (row) => presentTopicNow(tx, row));
}

/** A chapter's topics with their pages, in order. @throws NOT_FOUND for an unknown chapter */
export async function listTopics(ctx: DomainContext, input: ChapterInput): Promise<TopicDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, topics, input);
    const ids = rows.map((row) => row.id);
    const pages = await tx
      .select()
      .from(topicPages)
      .where(inArray(topicPages.topicId, ids))
      .orderBy(asc(topicPages.pageNumber));
    return rows.map((row) =>
      presentTopicDraft(
        row,
        pages.filter((page) => page.topicId === row.id),
      ),
    );
  });
}

/** Adds a topic without pages at the end of a chapter. @throws NOT_FOUND for an unknown chapter */
export async function createTopic(ctx: DomainContext, input: CreateTopicInput): Promise<TopicDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, topics, input.chapter);
    const { name, description, isExtra } = input;
    const rows = await tx
      .insert(topics)
      .values({ ...item, name, description, isExtra })
      .returning();
    return presentTopicDraft(foundOne(rows, noun), []);
  });
}

type PageChange = NonNullable<UpdateTopicInput['pages']>;

/**
 * Pages may be moved, changed and added; of the existing ones only the last may be removed
 * (docs/product/content.md#pages). @returns it
 */
function removedPages(existing: readonly { id: string }[], wanted: PageChange): { id: string }[] {
  const retained = new Set(wanted.flatMap((page) => (page._id === undefined ? [] : [page._id])));
  const removed = existing.filter((page) => !retained.has(page.id));
  if (removed.length > 1 || (removed.length === 1 && removed[0]?.id !== existing.at(-1)?.id))
    throw new DomainError('CONFLICT', onlyLastPage);
  return removed;
}

async function replacePages(ctx: DomainContext, tx: Transaction, topic: TopicRow, wanted: PageChange) {
  const existing = await readTopicPages(tx, topic.id);
  const removed = removedPages(existing, wanted);
  const known = new Map(existing.map((page) => [page.id, page]));
  const rows: PageRow[] = [];
  for (const [index, { _id, content, variants, seenUpdatedAt }] of wanted.entries()) {
    // An id of another topic, or a repeated one, becomes a new page.
    const before = _id === undefined ? undefined : known.get(_id);
    if (before) {
      known.delete(before.id);
      await assertSeen([before], 'Page', seenUpdatedAt, () => presentTopicNow(tx, topic));
    }
    const isChanged = variants !== undefined || (content !== undefined && content !== before?.content);
    rows.push({
      id: before?.id ?? ctx.ids.next(),
      topicId: topic.id,
      pageNumber: index + 1,
      content: content ?? before?.content ?? '',
      variants: storedVariants(variants ?? before?.variants) ?? null,
      updatedAt: !before ? ctx.clock.now() : isChanged ? nextChange(ctx, before) : before.updatedAt,
    });
  }
  for (const { id } of removed) await moveToBin(ctx, tx, { kind: 'topicPages', itemId: id });
  await tx.delete(topicPages).where(eq(topicPages.topicId, topic.id));
  if (rows.length > 0) await tx.insert(topicPages).values(rows);
}

/**
 * Renames a topic, or replaces all its pages: their order is the new order.
 * @throws NOT_FOUND; STALE_EDIT, also for a page; CONFLICT when a page other than the last would be deleted
 */
export async function updateTopic(ctx: DomainContext, input: UpdateTopicInput): Promise<TopicDraft> {
  const { id, pages, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const before = await lockTopic(tx, input);
    if (pages) await replacePages(ctx, tx, before, pages);
    const rows = await tx
      .update(topics)
      .set({ ...definedFields(fields), updatedAt: nextChange(ctx, before) })
      .where(eq(topics.id, id))
      .returning();
    return presentTopicNow(tx, foundOne(rows, noun));
  });
}

/** Deletes a topic with its pages. @returns the topic as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteTopic(ctx: DomainContext, input: ItemInput): Promise<TopicDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lockTopic(tx, input);
    const topic = await presentTopicNow(tx, row);
    await moveToBin(ctx, tx, { kind: 'topics', itemId: row.id });
    return topic;
  });
}
