import type { TopicDraft } from '@repo/contracts/content.drafts';
import type {
  AddTopicPageInput,
  DeleteTopicPageInput,
  UpdateTopicPageInput,
} from '@repo/contracts/content.inputs';
import { topicPages, topics } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { storedVariants } from '../kinds/stored-variants.ts';
import { assertSeen, foundOne, nextChange } from './chapter-item.ts';
import { presentPageDraft } from './present-content.ts';
import { lockTopic, onlyLastPage, presentTopicNow, readTopicPages } from './topics.ts';

/** Each verb locks the topic, changes one page and returns the whole topic. */

/** Records that a topic's pages were added, removed or reordered. */
async function touch(ctx: DomainContext, tx: Transaction, before: typeof topics.$inferSelect) {
  const rows = await tx
    .update(topics)
    .set({ updatedAt: nextChange(ctx, before) })
    .where(eq(topics.id, before.id))
    .returning();
  return presentTopicNow(tx, foundOne(rows, 'Topic'));
}

async function pageOf(tx: Transaction, input: DeleteTopicPageInput) {
  const pages = await readTopicPages(tx, input.topicId);
  const found = pages.filter((page) => page.id === input.pageId);
  return { pages, page: await assertSeen(found, 'Page', input.seenUpdatedAt, presentPageDraft) };
}

/** Adds a page at the end. @throws NOT_FOUND */
export async function addTopicPage(ctx: DomainContext, input: AddTopicPageInput): Promise<TopicDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, { id: input.topicId });
    const pageNumber = ((await readTopicPages(tx, topic.id)).at(-1)?.pageNumber ?? 0) + 1;
    await tx.insert(topicPages).values({
      id: ctx.ids.next(),
      topicId: topic.id,
      pageNumber,
      content: input.content,
      variants: storedVariants(input.variants),
      updatedAt: ctx.clock.now(),
    });
    return touch(ctx, tx, topic);
  });
}

/**
 * Replaces the text of one page, and its variants if given; the topic itself counts as unchanged. @throws
 * NOT_FOUND; STALE_EDIT with the page
 */
export async function updateTopicPage(ctx: DomainContext, input: UpdateTopicPageInput): Promise<TopicDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, { id: input.topicId });
    const { page } = await pageOf(tx, input);
    await tx
      .update(topicPages)
      .set({
        content: input.content,
        variants: storedVariants(input.variants),
        updatedAt: nextChange(ctx, page),
      })
      .where(eq(topicPages.id, page.id));
    return presentTopicNow(tx, topic);
  });
}

/** Deletes the last page. @throws NOT_FOUND; STALE_EDIT with the page; CONFLICT for any other page */
export async function deleteTopicPage(ctx: DomainContext, input: DeleteTopicPageInput): Promise<TopicDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, { id: input.topicId });
    const { page, pages } = await pageOf(tx, input);
    if (page.id !== pages.at(-1)?.id) throw new DomainError('CONFLICT', onlyLastPage);
    await moveToBin(ctx, tx, { kind: 'topicPages', itemId: page.id });
    return touch(ctx, tx, topic);
  });
}
