import { mindmapDraft } from '@repo/contracts/content.drafts';
import {
  chapterOfInput,
  createMindmapInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  updateMindmapInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const mindmapsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(mindmapDraft))
    .query(({ ctx, input }) => drafts.listMindmaps(ctx.domain, input)),
  create: adminProcedure
    .input(createMindmapInput)
    .output(mindmapDraft)
    .mutation(({ ctx, input }) => drafts.createMindmap(ctx.domain, input)),
  update: adminProcedure
    .input(updateMindmapInput)
    .output(mindmapDraft)
    .mutation(({ ctx, input }) => drafts.updateMindmap(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(mindmapDraft)
    .mutation(({ ctx, input }) => drafts.deleteMindmap(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderItemsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderMindmaps(ctx.domain, input)),
});
