import {
  chapterProgress,
  chapterProgressInput,
  progressPage,
  savePositionInput,
  subjectProgress,
  subjectProgressInput,
  submitTestInput,
  testResult,
} from '@repo/contracts/progress';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { router, userProcedure } from '../trpc.ts';

export const progressRouter = router({
  overall: userProcedure
    .output(z.array(subjectProgress))
    .query(({ ctx }) => domain.getOverallProgress(ctx.student)),

  subject: userProcedure
    .input(subjectProgressInput)
    .output(z.array(chapterProgress))
    .query(({ ctx, input }) => domain.getSubjectProgress(ctx.student, input)),

  chapter: userProcedure
    .input(chapterProgressInput)
    .output(chapterProgress)
    .query(({ ctx, input }) => domain.getChapterProgress(ctx.student, input)),

  saveReadingPosition: userProcedure
    .input(savePositionInput)
    .output(chapterProgress)
    .mutation(({ ctx, input }) => domain.saveReadingPosition(ctx.student, input)),

  completeChapter: userProcedure
    .input(chapterProgressInput)
    .output(chapterProgress)
    .mutation(({ ctx, input }) => domain.completeChapter(ctx.student, input)),

  reviewFlashcards: userProcedure
    .input(chapterProgressInput)
    .output(z.null())
    .mutation(({ ctx, input }) => domain.reviewFlashcards(ctx.student, input)),

  submitTest: userProcedure
    .input(submitTestInput)
    .output(testResult)
    .mutation(({ ctx, input }) => domain.submitTest(ctx.student, input)),

  page: userProcedure.output(progressPage).query(({ ctx }) => domain.getProgressPage(ctx.student)),

  results: userProcedure.output(z.array(testResult)).query(({ ctx }) => domain.listResults(ctx.student)),
});
