import { test } from '@repo/contracts/content';
import { chapterOfInput, createTestInput, itemInput, updateTestInput } from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const testsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(test))
    .query(({ ctx, input }) => drafts.listTests(ctx.domain, input)),
  create: adminProcedure
    .input(createTestInput)
    .output(test)
    .mutation(({ ctx, input }) => drafts.createTest(ctx.domain, input)),
  update: adminProcedure
    .input(updateTestInput)
    .output(test)
    .mutation(({ ctx, input }) => drafts.updateTest(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(test)
    .mutation(({ ctx, input }) => drafts.deleteTest(ctx.domain, input)),
});
