import { mindmap } from '@repo/contracts/content';
import {
  chapterOfInput,
  createMindmapInput,
  itemInput,
  updateMindmapInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const mindmapsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(mindmap))
    .query(({ ctx, input }) => drafts.listMindmaps(ctx.domain, input)),
  create: adminProcedure
    .input(createMindmapInput)
    .output(mindmap)
    .mutation(({ ctx, input }) => drafts.createMindmap(ctx.domain, input)),
  update: adminProcedure
    .input(updateMindmapInput)
    .output(mindmap)
    .mutation(({ ctx, input }) => drafts.updateMindmap(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(mindmap)
    .mutation(({ ctx, input }) => drafts.deleteMindmap(ctx.domain, input)),
});
