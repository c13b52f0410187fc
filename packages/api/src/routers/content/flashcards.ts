import { flashcardDraft } from '@repo/contracts/content.drafts';
import {
  chapterOfInput,
  createFlashcardInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  updateFlashcardInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const flashcardsRouter = router({
  list: adminProcedure
    .input(chapterOfInput)
    .output(z.array(flashcardDraft))
    .query(({ ctx, input }) => drafts.listFlashcards(ctx.domain, input)),
  create: adminProcedure
    .input(createFlashcardInput)
    .output(flashcardDraft)
    .mutation(({ ctx, input }) => drafts.createFlashcard(ctx.domain, input)),
  update: adminProcedure
    .input(updateFlashcardInput)
    .output(flashcardDraft)
    .mutation(({ ctx, input }) => drafts.updateFlashcard(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(flashcardDraft)
    .mutation(({ ctx, input }) => drafts.deleteFlashcard(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderItemsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderFlashcards(ctx.domain, input)),
});
