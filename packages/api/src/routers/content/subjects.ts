import { chapter, subject } from '@repo/contracts/content';
import {
  createChapterInput,
  createSubjectInput,
  itemInput,
  subjectOfInput,
  updateChapterInput,
  updateSubjectInput,
} from '@repo/contracts/content.inputs';
import { id } from '@repo/contracts/fields';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

/** A subject as the content tool lists it: of its chapters the names. */
export const subjectDraft = subject
  .omit({ chapters: true })
  .extend({ chapters: z.array(z.object({ _id: id, name: z.string() })) })
  .meta({ id: 'SubjectDraft' });

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
});

export const chaptersRouter = router({
  list: adminProcedure
    .input(subjectOfInput)
    .output(z.array(chapter))
    .query(({ ctx, input }) => drafts.listChapters(ctx.domain, input)),
  create: adminProcedure
    .input(createChapterInput)
    .output(chapter)
    .mutation(({ ctx, input }) => drafts.createChapter(ctx.domain, input)),
  update: adminProcedure
    .input(updateChapterInput)
    .output(chapter)
    .mutation(({ ctx, input }) => drafts.updateChapter(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(z.object({ chapter, studentsWithProgress: z.int() }))
    .mutation(({ ctx, input }) => drafts.deleteChapter(ctx.domain, input)),
});
