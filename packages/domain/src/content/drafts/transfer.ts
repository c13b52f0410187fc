import type { TransferInput } from '@repo/contracts/content.inputs';
import { copiedName } from '@repo/contracts/content.rules';
import * as tables from '@repo/db/schema';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { type ItemTable, lockChapter } from './chapter-item.ts';

/** The items in their new place, by their ids there and in their order. */
type Placed = { ids: string[] };
type Row = typeof tables.topics.$inferSelect;

/** A row with another name, where its kind has one. */
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

/** The named items of the chapter under a lock, in the order of their list. @throws NOT_FOUND when one is not there */
async function lockItems(tx: Transaction, table: ItemTable, input: TransferInput, noun: string) {
  const known = table as typeof tables.topics;
  const ids = [...new Set(input.ids)];
  const rows: Row[] = await tx
    .select()
    .from(known)
    .where(and(eq(known.chapterId, input.chapterId), inArray(known.id, ids)))
    .orderBy(asc(known.position), asc(known.id))
    .for('update');
  if (rows.length < ids.length) throw new DomainError('NOT_FOUND', `${noun} not found`);
  return rows;
}

async function nextPosition(tx: Transaction, table: ItemTable, chapterId: string): Promise<number> {
  const known = table as typeof tables.topics;
  const [last] = await tx
    .select({ position: max(known.position) })
    .from(known)
    .where(eq(known.chapterId, chapterId));
  return last?.position == null ? 0 : Number(last.position) + 1;
}

/** Gives the copies the pages of what they are copies of. */
async function copyPages(
  ctx: DomainContext,
  tx: Transaction,
  pages: { table: typeof tables.topicPages | typeof tables.summaryPages; owner: 'topicId' | 'summaryId' },
  copies: ReadonlyMap<string, string>,
  updatedAt: Date,
): Promise<void> {
  const { owner } = pages;
  const table = pages.table as typeof tables.topicPages;
  const column = owner === 'topicId' ? table.topicId : (pages.table as typeof tables.summaryPages).summaryId;
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(column, [...copies.keys()]));
  if (rows.length === 0) return;
  const next = rows.map((row) => ({
    ...row,
    id: ctx.ids.next(),
    [owner]: copies.get(String(Reflect.get(row, owner))),
    updatedAt,
  }));
  await tx.insert(table).values(next);
}

/** The two verbs for one kind of item. */
function transfersOf(table: ItemTable, noun: string, pages?: Parameters<typeof copyPages>[2]) {
  const known = table as typeof tables.topics;
  return {
    /**
     * Adds copies with ids of their own at the end of a chapter; beside what they are copies of, they are called
     * '… (copy)'. @throws NOT_FOUND for an unknown chapter, or when an item is not in the first one
     */
    copy(ctx: DomainContext, input: TransferInput): Promise<Placed> {
      return ctx.database.db.transaction(async (tx) => {
        await lockBoth(tx, input);
        const rows = await lockItems(tx, table, input, noun);
        const position = await nextPosition(tx, table, input.toChapterId);
        const updatedAt = ctx.clock.now();
        const isBeside = input.chapterId === input.toChapterId;
        const copies = rows.map((row, index) => ({
          ...(isBeside ? renamed(row) : row),
          id: ctx.ids.next(),
          chapterId: input.toChapterId,
          position: position + index,
          updatedAt,
        }));
        await tx.insert(known).values(copies);
        const ids = copies.map(({ id }) => id);
        const idOfCopy = new Map(rows.map((row, index) => [row.id, ids[index] ?? '']));
        if (pages) await copyPages(ctx, tx, pages, idOfCopy, updatedAt);
        return { ids };
      });
    },

    /**
     * Takes items with all they hold to the end of another chapter. They stay what they are: no edit becomes stale.
     * @throws NOT_FOUND for an unknown chapter, or when an item is not in the first one; CONFLICT when both are one
     */
    async move(ctx: DomainContext, input: TransferInput): Promise<Placed> {
      if (input.chapterId === input.toChapterId)
        throw new DomainError('CONFLICT', `${noun} is in this chapter already`);
      return ctx.database.db.transaction(async (tx) => {
        await lockBoth(tx, input);
        const rows = await lockItems(tx, table, input, noun);
        const position = await nextPosition(tx, table, input.toChapterId);
        for (const [index, { id }] of rows.entries())
          await tx
            .update(known)
            .set({ chapterId: input.toChapterId, position: position + index })
            .where(eq(known.id, id));
        return { ids: rows.map(({ id }) => id) };
      });
    },
  };
}

const { topicPages, summaryPages } = tables;

export const { copy: copyTopics, move: moveTopics } = transfersOf(tables.topics, 'Topic', {
  table: topicPages,
  owner: 'topicId',
});
export const { copy: copySummaries, move: moveSummaries } = transfersOf(tables.summaries, 'Summary', {
  table: summaryPages,
  owner: 'summaryId',
});
export const { copy: copyFlashcards, move: moveFlashcards } = transfersOf(tables.flashcards, 'Flashcard');
export const { copy: copyTests, move: moveTests } = transfersOf(tables.tests, 'Test');
export const { copy: copyMemes, move: moveMemes } = transfersOf(tables.memes, 'Meme');
export const { copy: copyMindmaps, move: moveMindmaps } = transfersOf(tables.mindmaps, 'Mindmap');
export const { copy: copyWritten, move: moveWritten } = transfersOf(
  tables.writtenQuestions,
  'Written question',
);
