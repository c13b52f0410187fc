import type { Topic } from '@repo/contracts/content';
import type { CreateTopicInput, ItemInput, UpdateTopicInput } from '@repo/contracts/content.inputs';
import { messages } from '@repo/contracts/messages';
import { topicPages, topics } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { presentTopic } from '../present-content.ts';
import { definedFields, foundOne, newItem } from './chapter-item.ts';

const noun = 'Topic';

const readPages = (tx: Transaction, topicId: string) =>
  tx.select().from(topicPages).where(eq(topicPages.topicId, topicId)).orderBy(asc(topicPages.pageNumber));

/** Adds a topic without pages at the end of a chapter. @throws NOT_FOUND for an unknown chapter */
export async function createTopic(ctx: DomainContext, input: CreateTopicInput): Promise<Topic> {
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, topics, input.chapter);
    const { name, description } = input;
    const rows = await tx
      .insert(topics)
      .values({ ...item, name, description })
      .returning();
    return presentTopic(foundOne(rows, noun), []);
  });
}

type PageChange = NonNullable<UpdateTopicInput['pages']>;

/** Pages may move, change and be added; of those that were there only the last may be missing (spec section 4). */
function assertOnlyLastRemoved(existing: readonly { id: string }[], wanted: PageChange): void {
  const kept = new Set(wanted.flatMap((page) => (page._id === undefined ? [] : [page._id])));
  const removed = existing.filter((page) => !kept.has(page.id));
  if (removed.length > 1 || (removed.length === 1 && removed[0]?.id !== existing.at(-1)?.id))
    throw new DomainError('CONFLICT', messages.onlyLastPage);
}

async function replacePages(ctx: DomainContext, tx: Transaction, topicId: string, wanted: PageChange) {
  const existing = await readPages(tx, topicId);
  assertOnlyLastRemoved(existing, wanted);
  const known = new Set(existing.map((page) => page.id));
  const used = new Set<string>();
  const rows = wanted.map(({ _id, content }, index) => {
    // An id of another topic, or one that stands twice, becomes a new page.
    const isKnown = _id !== undefined && known.has(_id) && !used.has(_id);
    const id = isKnown ? _id : ctx.ids.next();
    used.add(id);
    return { id, topicId, pageNumber: index + 1, content };
  });
  await tx.delete(topicPages).where(eq(topicPages.topicId, topicId));
  if (rows.length > 0) await tx.insert(topicPages).values(rows);
}

/**
 * Renames a topic, or replaces its pages as a whole: their order is the new order.
 * @throws NOT_FOUND; CONFLICT when a page other than the last would be deleted
 */
export async function updateTopic(ctx: DomainContext, input: UpdateTopicInput): Promise<Topic> {
  const { id, pages, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const rows = await tx
      .update(topics)
      .set({ ...definedFields(fields), updatedAt: ctx.clock.now() })
      .where(eq(topics.id, id))
      .returning();
    const topic = foundOne(rows, noun);
    if (pages) await replacePages(ctx, tx, id, pages);
    return presentTopic(topic, await readPages(tx, id));
  });
}

/** Deletes a topic with its pages. @returns the topic as it was @throws NOT_FOUND */
export async function deleteTopic(ctx: DomainContext, input: ItemInput): Promise<Topic> {
  return ctx.database.db.transaction(async (tx) => {
    const pages = await readPages(tx, input.id);
    const rows = await tx.delete(topics).where(eq(topics.id, input.id)).returning();
    return presentTopic(foundOne(rows, noun), pages);
  });
}
