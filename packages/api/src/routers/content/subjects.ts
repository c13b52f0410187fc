import { chapterDraft, deletionPreview, subjectDraft } from '@repo/contracts/content.drafts';
import {
  createChapterInput,
  createSubjectInput,
  itemInput,
  newOrder,
  reorderChaptersInput,
  reorderSubjectsInput,
  subjectOfInput,
  updateChapterInput,
  updateSubjectInput,
} from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const subjectsRouter = router({
  list: adminProcedure.output(z.array(subjectDraft)).query(({ ctx }) => drafts.listSubjects(ctx.domain)),
  create: adminProcedure
    .input(createSubjectInput)
    .output(subjectDraft)
    .mutation(({ ctx, input }) => drafts.createSubject(ctx.domain, input)),
  update: adminProcedure
    .input(updateSubjectInput)
    .output(subjectDraft)
    .mutation(({ ctx, input }) => drafts.updateSubject(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(z.object({ subject: subjectDraft, deletedChapters: z.int() }))
    .mutation(({ ctx, input }) => drafts.deleteSubject(ctx.domain, input)),
  /** What deleting it would take along. */
  previewDeletion: adminProcedure
    .input(itemInput)
    .output(deletionPreview)
    .query(({ ctx, input }) => drafts.previewSubjectDeletion(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderSubjectsInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderSubjects(ctx.domain, input)),
});

export const chaptersRouter = router({
  list: adminProcedure
    .input(subjectOfInput)
    .output(z.array(chapterDraft))
    .query(({ ctx, input }) => drafts.listChapters(ctx.domain, input)),
  create: adminProcedure
    .input(createChapterInput)
    .output(chapterDraft)
    .mutation(({ ctx, input }) => drafts.createChapter(ctx.domain, input)),
  update: adminProcedure
    .input(updateChapterInput)
    .output(chapterDraft)
    .mutation(({ ctx, input }) => drafts.updateChapter(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(z.object({ chapter: chapterDraft, studentsWithProgress: z.int() }))
    .mutation(({ ctx, input }) => drafts.deleteChapter(ctx.domain, input)),
  previewDeletion: adminProcedure
    .input(itemInput)
    .output(deletionPreview)
    .query(({ ctx, input }) => drafts.previewChapterDeletion(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(reorderChaptersInput)
    .output(newOrder)
    .mutation(({ ctx, input }) => drafts.reorderChapters(ctx.domain, input)),
});
