import type { Summary } from '@repo/contracts/content';
import type {
  CreateSummaryInput,
  DeleteSummaryPageInput,
  ItemInput,
  UpdateSummaryInput,
  UpdateSummaryPageInput,
} from '@repo/contracts/content.inputs';
import { messages } from '@repo/contracts/messages';
import { summaries, summaryPages } from '@repo/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { presentSummary } from '../present-content.ts';
import { assertDraftChapter, foundOne, newItem } from './chapter-item.ts';

const noun = 'Summary';

const readPages = (tx: Transaction, summaryId: string) =>
  tx
    .select()
    .from(summaryPages)
    .where(eq(summaryPages.summaryId, summaryId))
    .orderBy(asc(summaryPages.pageNumber));

/** Notes the change and locks the summary, so that changes to its pages go one after the other. */
async function touch(ctx: DomainContext, tx: Transaction, id: string, fields: { title?: string } = {}) {
  const rows = await tx
    .update(summaries)
    .set({ ...fields, updatedAt: ctx.clock.now() })
    .where(eq(summaries.id, id))
    .returning();
  return foundOne(rows, noun);
}

/** A chapter's summaries in order; students see the first. @throws NOT_FOUND for an unknown chapter */
export async function listSummaries(ctx: DomainContext, input: { chapterId: string }): Promise<Summary[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(summaries.chapterId, input.chapterId);
    const rows = await tx.select().from(summaries).where(mine).orderBy(asc(summaries.position));
    return Promise.all(rows.map(async (row) => presentSummary(row, await readPages(tx, row.id))));
  });
}

/** Adds a summary with one empty page. @throws NOT_FOUND for an unknown chapter */
export async function createSummary(ctx: DomainContext, input: CreateSummaryInput): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, summaries, input.chapter);
    const rows = await tx
      .insert(summaries)
      .values({ ...item, title: input.title })
      .returning();
    const page = { id: ctx.ids.next(), summaryId: item.id, pageNumber: 1, content: '' };
    await tx.insert(summaryPages).values(page);
    return presentSummary(foundOne(rows, noun), [page]);
  });
}

/** Changes the title. @throws NOT_FOUND */
export async function updateSummary(ctx: DomainContext, input: UpdateSummaryInput): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await touch(ctx, tx, input.id, { title: input.title });
    return presentSummary(row, await readPages(tx, row.id));
  });
}

/** @returns the summary as it was @throws NOT_FOUND */
export async function deleteSummary(ctx: DomainContext, input: ItemInput): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const pages = await readPages(tx, input.id);
    const rows = await tx.delete(summaries).where(eq(summaries.id, input.id)).returning();
    return presentSummary(foundOne(rows, noun), pages);
  });
}

/** Adds an empty page at the end. @returns the updated summary @throws NOT_FOUND */
export async function addSummaryPage(ctx: DomainContext, input: { summaryId: string }): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await touch(ctx, tx, input.summaryId);
    const pageNumber = ((await readPages(tx, row.id)).at(-1)?.pageNumber ?? 0) + 1;
    await tx.insert(summaryPages).values({ id: ctx.ids.next(), summaryId: row.id, pageNumber, content: '' });
    return presentSummary(row, await readPages(tx, row.id));
  });
}

/** Replaces the text of one page. @returns the updated summary @throws NOT_FOUND */
export async function updateSummaryPage(ctx: DomainContext, input: UpdateSummaryPageInput): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await touch(ctx, tx, input.summaryId);
    const page = and(eq(summaryPages.id, input.pageId), eq(summaryPages.summaryId, row.id));
    foundOne(await tx.update(summaryPages).set({ content: input.content }).where(page).returning(), 'Page');
    return presentSummary(row, await readPages(tx, row.id));
  });
}

/** Deletes a page; those behind it move up. @throws NOT_FOUND; CONFLICT for the only page */
export async function deleteSummaryPage(ctx: DomainContext, input: DeleteSummaryPageInput): Promise<Summary> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await touch(ctx, tx, input.summaryId);
    const pages = await readPages(tx, row.id);
    const page = foundOne(
      pages.filter((candidate) => candidate.id === input.pageId),
      'Page',
    );
    if (pages.length === 1) throw new DomainError('CONFLICT', messages.summaryNeedsPage);
    await tx.delete(summaryPages).where(eq(summaryPages.id, page.id));
    // One after the other, in order: the unique index on the number is checked with every row.
    for (const { id, pageNumber } of pages.filter((each) => each.pageNumber > page.pageNumber))
      await tx
        .update(summaryPages)
        .set({ pageNumber: pageNumber - 1 })
        .where(eq(summaryPages.id, id));
    return presentSummary(row, await readPages(tx, row.id));
  });
}
