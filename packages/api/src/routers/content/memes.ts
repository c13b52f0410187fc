import { meme } from '@repo/contracts/content';
import { chapterOfInput, createMemeInput, itemInput, updateMemeInput } from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const memesRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(meme))
    .query(({ ctx, input }) => drafts.listMemes(ctx.domain, input)),
  create: adminProcedure
    .input(createMemeInput)
    .output(meme)
    .mutation(({ ctx, input }) => drafts.createMeme(ctx.domain, input)),
  update: adminProcedure
    .input(updateMemeInput)
    .output(meme)
    .mutation(({ ctx, input }) => drafts.updateMeme(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(meme)
    .mutation(({ ctx, input }) => drafts.deleteMeme(ctx.domain, input)),
});
