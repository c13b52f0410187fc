import { summaryDraft } from '@repo/contracts/content.drafts';
import {
  addSummaryPageInput,
  chapterOfInput,
  createSummaryInput,
  deleteSummaryPageInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  reorderSummaryPagesInput,
  updateSummaryInput,
  updateSummaryPageInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const summariesRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(summaryDraft))
    .query(({ ctx, input }) => drafts.listSummaries(ctx.domain, input)),
  create: adminProcedure
    .input(createSummaryInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.createSummary(ctx.domain, input)),
  update: adminProcedure
    .input(updateSummaryInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.updateSummary(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.deleteSummary(ctx.domain, input)),
  addPage: adminProcedure
    .input(addSummaryPageInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.addSummaryPage(ctx.domain, input)),
  updatePage: adminProcedure
    .input(updateSummaryPageInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.updateSummaryPage(ctx.domain, input)),
  deletePage: adminProcedure
    .input(deleteSummaryPageInput)
    .output(summaryDraft)
    .mutation(({ ctx, input }) => drafts.deleteSummaryPage(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderItemsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderSummaries(ctx.domain, input)),
  reorderPages: adminProcedure
    .input(reorderSummaryPagesInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderSummaryPages(ctx.domain, input)),
});
