import { testDraft } from '@repo/contracts/content.drafts';
import {
  chapterOfInput,
  createTestInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  updateTestInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const testsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(testDraft))
    .query(({ ctx, input }) => drafts.listTests(ctx.domain, input)),
  create: adminProcedure
    .input(createTestInput)
    .output(testDraft)
    .mutation(({ ctx, input }) => drafts.createTest(ctx.domain, input)),
  update: adminProcedure
    .input(updateTestInput)
    .output(testDraft)
    .mutation(({ ctx, input }) => drafts.updateTest(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(testDraft)
    .mutation(({ ctx, input }) => drafts.deleteTest(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderItemsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderTests(ctx.domain, input)),
});
