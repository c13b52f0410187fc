import { flashcard } from '@repo/contracts/content';
import {
  chapterOfInput,
  createFlashcardInput,
  itemInput,
  updateFlashcardInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const flashcardsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(flashcard))
    .query(({ ctx, input }) => drafts.listFlashcards(ctx.domain, input)),
  create: adminProcedure
    .input(createFlashcardInput)
    .output(flashcard)
    .mutation(({ ctx, input }) => drafts.createFlashcard(ctx.domain, input)),
  update: adminProcedure
    .input(updateFlashcardInput)
    .output(flashcard)
    .mutation(({ ctx, input }) => drafts.updateFlashcard(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(flashcard)
    .mutation(({ ctx, input }) => drafts.deleteFlashcard(ctx.domain, input)),
});
