import type { ChapterInput } from '@repo/contracts/content';
import type { SummaryDraft } from '@repo/contracts/content.drafts';
import type {
  CreateSummaryInput,
  DeleteSummaryPageInput,
  ItemInput,
  UpdateSummaryInput,
  UpdateSummaryPageInput,
} from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { summaries, summaryPages } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { presentItemDraft } from '../kinds/index.ts';
import { storedVariants } from '../kinds/stored-variants.ts';
import { assertSeen, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';
import { presentPageDraft } from './present-content.ts';

const noun = 'Summary';
type SummaryRow = typeof summaries.$inferSelect;

export const readSummaryPages = (tx: Transaction, summaryId: string) =>
  tx
    .select()
    .from(summaryPages)
    .where(eq(summaryPages.summaryId, summaryId))
    .orderBy(asc(summaryPages.pageNumber));

const presentSummaryDraft = (
  row: SummaryRow,
  pages: readonly Parameters<typeof presentPageDraft>[0][],
): SummaryDraft => presentItemDraft('summaries', row, { pages: pages.map(presentPageDraft), subjectId: '' });

const presentNow = async (tx: Transaction, row: SummaryRow) =>
  presentSummaryDraft(row, await readSummaryPages(tx, row.id));

/** Locks the summary to change; its pages share the lock. @throws NOT_FOUND, STALE_EDIT */
export async function lockSummary(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<SummaryRow> {
  const rows = await tx.select().from(summaries).where(eq(summaries.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, (row) => presentNow(tx, row));
}

/** Records a change of the summary: its title, or its list of pages. */
async function touch(
  ctx: DomainContext,
  tx: Transaction,
  before: SummaryRow,
  fields: Partial<typeof summaries.$inferInsert> = {},
) {
  const rows = await tx
    .update(summaries)
    .set({ ...fields, updatedAt: nextChange(ctx, before) })
    .where(eq(summaries.id, before.id))
    .returning();
  return presentNow(tx, foundOne(rows, noun));
}

/** A chapter's summaries in order; students see the first. @throws NOT_FOUND for an unknown chapter */
export async function listSummaries(ctx: DomainContext, input: ChapterInput): Promise<SummaryDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, summaries, input);
    return Promise.all(rows.map((row) => presentNow(tx, row)));
  });
}

/** Adds a summary with one empty page. @throws NOT_FOUND for an unknown chapter */
export async function createSummary(ctx: DomainContext, input: CreateSummaryInput): Promise<SummaryDraft> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, summaries, chapter);
    const { updatedAt } = item;
    const rows = await tx
      .insert(summaries)
      .values({ ...item, ...fields })
      .returning();
    const page = { id: ctx.ids.next(), summaryId: item.id, pageNumber: 1, content: '', updatedAt };
    await tx.insert(summaryPages).values(page);
    return presentSummaryDraft(foundOne(rows, noun), [page]);
  });
}

/** Changes the title. @throws NOT_FOUND, STALE_EDIT */
export async function updateSummary(ctx: DomainContext, input: UpdateSummaryInput): Promise<SummaryDraft> {
  const { id: _, seenUpdatedAt: __, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => touch(ctx, tx, await lockSummary(tx, input), fields));
}

/** @returns the summary as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteSummary(ctx: DomainContext, input: ItemInput): Promise<SummaryDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lockSummary(tx, input);
    const summary = await presentNow(tx, row);
    await moveToBin(ctx, tx, { kind: 'summaries', itemId: row.id });
    return summary;
  });
}

/** Adds an empty page at the end. @returns the updated summary @throws NOT_FOUND */
export async function addSummaryPage(
  ctx: DomainContext,
  input: { summaryId: string },
): Promise<SummaryDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lockSummary(tx, { id: input.summaryId });
    const pageNumber = ((await readSummaryPages(tx, row.id)).at(-1)?.pageNumber ?? 0) + 1;
    const updatedAt = ctx.clock.now();
    const page = { id: ctx.ids.next(), summaryId: row.id, pageNumber, content: '', updatedAt };
    await tx.insert(summaryPages).values(page);
    return touch(ctx, tx, row);
  });
}

async function pageOf(tx: Transaction, input: DeleteSummaryPageInput) {
  const pages = await readSummaryPages(tx, input.summaryId);
  const found = pages.filter((page) => page.id === input.pageId);
  return { pages, page: await assertSeen(found, 'Page', input.seenUpdatedAt, presentPageDraft) };
}

/**
 * Replaces the text of one page, and its variants if given; the summary itself counts as unchanged.
 * @returns the whole summary @throws NOT_FOUND; STALE_EDIT with the page
 */
export async function updateSummaryPage(
  ctx: DomainContext,
  input: UpdateSummaryPageInput,
): Promise<SummaryDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lockSummary(tx, { id: input.summaryId });
    const { page } = await pageOf(tx, input);
    await tx
      .update(summaryPages)
      .set({
        content: input.content,
        variants: storedVariants(input.variants),
        updatedAt: nextChange(ctx, page),
      })
      .where(eq(summaryPages.id, page.id));
    return presentNow(tx, row);
  });
}

/**
 * Deletes a page; later pages move up. @throws NOT_FOUND; STALE_EDIT with the page; CONFLICT for the only
 * page
 */
export async function deleteSummaryPage(
  ctx: DomainContext,
  input: DeleteSummaryPageInput,
): Promise<SummaryDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lockSummary(tx, { id: input.summaryId });
    const { page, pages } = await pageOf(tx, input);
    if (pages.length === 1) throw new DomainError('CONFLICT', contentMessages.summaryKeepsPage);
    await moveToBin(ctx, tx, { kind: 'summaryPages', itemId: page.id });
    // One by one, in order, because each row must satisfy the unique index on the number.
    for (const { id, pageNumber } of pages.filter((each) => each.pageNumber > page.pageNumber))
      await tx
        .update(summaryPages)
        .set({ pageNumber: pageNumber - 1 })
        .where(eq(summaryPages.id, id));
    return touch(ctx, tx, row);
  });
}
