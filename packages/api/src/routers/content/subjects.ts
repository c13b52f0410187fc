import * as shown from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';
import { mutation, query } from './draft-procedures.ts';

const deletedSubject = z.object({ subject: shown.subjectDraft, deletedChapters: z.int() });
const deletedChapter = z.object({ chapter: shown.chapterDraft, studentsWithProgress: z.int() });

export const subjectsRouter = router({
  list: adminProcedure
    .output(z.array(shown.subjectDraft))
    .query(({ ctx }) => drafts.listSubjects(ctx.domain)),
  create: mutation(inputs.createSubjectInput, shown.subjectDraft, drafts.createSubject),
  update: mutation(inputs.updateSubjectInput, shown.updatedSubject, drafts.updateSubject),
  delete: mutation(inputs.itemInput, deletedSubject, drafts.deleteSubject),
  /** What deleting it would delete too. */
  previewDeletion: query(inputs.itemInput, shown.deletionPreview, drafts.previewSubjectDeletion),
  /** The new order must contain exactly the existing ids. */
  reorder: mutation(inputs.reorderSubjectsInput, inputs.newOrder, drafts.reorderSubjects),
});

export const chaptersRouter = router({
  list: query(inputs.subjectOfInput, z.array(shown.chapterDraft), drafts.listChapters),
  create: mutation(inputs.createChapterInput, shown.chapterDraft, drafts.createChapter, 'NOT_FOUND'),
  update: mutation(inputs.updateChapterInput, shown.updatedChapter, drafts.updateChapter),
  delete: mutation(inputs.itemInput, deletedChapter, drafts.deleteChapter),
  previewDeletion: query(inputs.itemInput, shown.deletionPreview, drafts.previewChapterDeletion),
  /** The new order must contain exactly the existing ids. */
  reorder: mutation(inputs.reorderChaptersInput, inputs.newOrder, drafts.reorderChapters),
});
