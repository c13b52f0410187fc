import { summary } from '@repo/contracts/content';
import {
  addSummaryPageInput,
  chapterOfInput,
  createSummaryInput,
  deleteSummaryPageInput,
  itemInput,
  updateSummaryInput,
  updateSummaryPageInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const summariesRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(summary))
    .query(({ ctx, input }) => drafts.listSummaries(ctx.domain, input)),
  create: adminProcedure
    .input(createSummaryInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.createSummary(ctx.domain, input)),
  update: adminProcedure
    .input(updateSummaryInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.updateSummary(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.deleteSummary(ctx.domain, input)),
  addPage: adminProcedure
    .input(addSummaryPageInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.addSummaryPage(ctx.domain, input)),
  updatePage: adminProcedure
    .input(updateSummaryPageInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.updateSummaryPage(ctx.domain, input)),
  deletePage: adminProcedure
    .input(deleteSummaryPageInput)
    .output(summary)
    .mutation(({ ctx, input }) => drafts.deleteSummaryPage(ctx.domain, input)),
});
