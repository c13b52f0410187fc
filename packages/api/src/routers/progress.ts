import {
  chapterProgress,
  chapterProgressInput,
  progressPage,
  resultList,
  savePositionInput,
  subjectProgress,
  subjectProgressInput,
  submitTestInput,
  testResult,
} from '@repo/contracts/progress';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { limitedUserProcedure, router, userProcedure } from '../trpc.ts';

const isRepeatable = () => true;
/** With an attempt's id the same quiz counts once, however often it is handed in. */
const hasAttempt = (input: unknown) => typeof Reflect.get(Object(input), 'attemptId') === 'string';

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

  saveReadingPosition: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(savePositionInput)
    .output(chapterProgress)
    .mutation(({ ctx, input }) => domain.saveReadingPosition(ctx.student, input)),

  completeChapter: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(chapterProgressInput)
    .output(chapterProgress)
    .mutation(({ ctx, input }) => domain.completeChapter(ctx.student, input)),

  reviewFlashcards: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(chapterProgressInput)
    .output(z.null())
    .mutation(({ ctx, input }) => domain.reviewFlashcards(ctx.student, input)),

  submitTest: limitedUserProcedure('quiz')
    .meta({ isRepeatable: hasAttempt, fails: ['CHAPTER_LOCKED', 'NOT_FOUND'] })
    .input(submitTestInput)
    .output(testResult)
    .mutation(({ ctx, input }) => domain.submitTest(ctx.student, input)),

  page: userProcedure.output(progressPage).query(({ ctx }) => domain.getProgressPage(ctx.student)),

  testResults: limitedUserProcedure('results')
    .output(resultList)
    .query(({ ctx }) => domain.listResults(ctx.student)),
});
