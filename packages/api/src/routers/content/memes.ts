import { memeDraft } from '@repo/contracts/content.drafts';
import {
  chapterOfInput,
  createMemeInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  updateMemeInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const memesRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(memeDraft))
    .query(({ ctx, input }) => drafts.listMemes(ctx.domain, input)),
  create: adminProcedure
    .input(createMemeInput)
    .output(memeDraft)
    .mutation(({ ctx, input }) => drafts.createMeme(ctx.domain, input)),
  update: adminProcedure
    .input(updateMemeInput)
    .output(memeDraft)
    .mutation(({ ctx, input }) => drafts.updateMeme(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(memeDraft)
    .mutation(({ ctx, input }) => drafts.deleteMeme(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderItemsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderMemes(ctx.domain, input)),
});
