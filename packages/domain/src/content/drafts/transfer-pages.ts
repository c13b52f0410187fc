import type { MadeCopies, TransferPagesInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import * as tables from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { nextChange } from './chapter-item.ts';
import { lockSummary, readSummaryPages } from './summaries.ts';
import { lockTopic, readTopicPages } from './topics.ts';

/** Ids of the transferred pages in their new owner, in order. */
type Placed = { ids: string[] };
type Page = typeof tables.topicPages.$inferSelect;
type Holder = { id: string; updatedAt: Date };

/** An owner of pages, and its tables. Drizzle types a statement by its table, so a topic's types are used. */
type Kind = {
  noun: string;
  table: typeof tables.topics | typeof tables.summaries;
  pages: typeof tables.topicPages | typeof tables.summaryPages;
  owner: 'topicId' | 'summaryId';
  lock: (tx: Transaction, input: { id: string }) => Promise<Holder>;
  read: (tx: Transaction, id: string) => Promise<Omit<Page, 'topicId'>[]>;
  /** The error when the only page must stay, if it must. */
  keepsOne?: string;
};

/** Copying and moving pages for one kind of owner. */
function pageTransfersOf({ noun, table, pages, owner, lock, read, keepsOne }: Kind) {
  const knownPages = pages as typeof tables.topicPages;

  /** Locks both owners, always in the same order. @throws NOT_FOUND */
  async function lockBoth(tx: Transaction, { fromId, toId }: TransferPagesInput) {
    const found = new Map<string, Holder>();
    for (const id of [...new Set([fromId, toId])].toSorted()) found.set(id, await lock(tx, { id }));
    return [...found.values()];
  }

  async function pagesOf(tx: Transaction, { fromId, pageIds, toId }: TransferPagesInput) {
    const all = await read(tx, fromId);
    const asked = all.filter(({ id }) => pageIds.includes(id));
    if (asked.length < new Set(pageIds).size) throw new DomainError('NOT_FOUND', 'Page not found');
    const last = (await read(tx, toId)).at(-1)?.pageNumber ?? 0;
    return { asked, left: all.filter((page) => !asked.includes(page)), last };
  }

  /** Records a change in the list of pages. */
  async function touch(ctx: DomainContext, tx: Transaction, holders: readonly Holder[]) {
    const known = table as typeof tables.topics;
    for (const holder of holders)
      await tx
        .update(known)
        .set({ updatedAt: nextChange(ctx, holder) })
        .where(eq(known.id, holder.id));
  }

  return {
    /** Adds copies with new ids at the end. @throws NOT_FOUND */
    copy(ctx: DomainContext, input: TransferPagesInput): Promise<MadeCopies> {
      return ctx.database.db.transaction(async (tx) => {
        const holders = await lockBoth(tx, input);
        const { asked, last } = await pagesOf(tx, input);
        const updatedAt = ctx.clock.now();
        const copies = asked.map(({ content, variants }, index) => ({
          id: ctx.ids.next(),
          [owner]: input.toId,
          pageNumber: last + 1 + index,
          content,
          variants,
          updatedAt,
        }));
        await tx.insert(knownPages).values(copies as Page[]);
        await touch(
          ctx,
          tx,
          holders.filter(({ id }) => id === input.toId),
        );
        return { ids: copies.map(({ id }) => id), updatedAt: updatedAt.toISOString() };
      });
    },

    /**
     * Moves pages to the end of another owner; later pages move up.
     * @throws NOT_FOUND; CONFLICT when both are the same, or one would lose the page it must keep
     */
    async move(ctx: DomainContext, input: TransferPagesInput): Promise<Placed> {
      if (input.fromId === input.toId) throw new DomainError('CONFLICT', `Page is in this ${noun} already`);
      return ctx.database.db.transaction(async (tx) => {
        const holders = await lockBoth(tx, input);
        const { asked, left, last } = await pagesOf(tx, input);
        if (keepsOne && left.length === 0) throw new DomainError('CONFLICT', keepsOne);
        const place = (id: string, toId: string, pageNumber: number) =>
          tx
            .update(knownPages)
            .set({ [owner]: toId, pageNumber })
            .where(eq(knownPages.id, id));
        for (const [index, { id }] of asked.entries()) await place(id, input.toId, last + 1 + index);
        // One by one, in order, because each row must satisfy the unique index on the number.
        for (const [index, { id, pageNumber }] of left.entries())
          if (pageNumber !== index + 1) await place(id, input.fromId, index + 1);
        await touch(ctx, tx, holders);
        return { ids: asked.map(({ id }) => id) };
      });
    },
  };
}

export const { copy: copyTopicPages, move: moveTopicPages } = pageTransfersOf({
  noun: 'topic',
  table: tables.topics,
  pages: tables.topicPages,
  owner: 'topicId',
  lock: lockTopic,
  read: readTopicPages,
});
export const { copy: copySummaryPages, move: moveSummaryPages } = pageTransfersOf({
  noun: 'summary',
  table: tables.summaries,
  pages: tables.summaryPages,
  owner: 'summaryId',
  lock: lockSummary,
  read: readSummaryPages,
  keepsOne: contentMessages.summaryKeepsPage,
});
