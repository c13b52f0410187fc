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
    .query(({ student }) => domain.getOverallProgress(student)),

  subject: userProcedure
    .input(subjectProgressInput)
    .output(z.array(chapterProgress))
    .query(({ student, input }) => domain.getSubjectProgress(student, input)),

  chapter: userProcedure
    .input(chapterProgressInput)
    .output(chapterProgress)
    .query(({ student, input }) => domain.getChapterProgress(student, input)),

  saveReadingPosition: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(savePositionInput)
    .output(chapterProgress)
    .mutation(({ student, input }) => domain.saveReadingPosition(student, input)),

  completeChapter: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(chapterProgressInput)
    .output(chapterProgress)
    .mutation(({ student, input }) => domain.completeChapter(student, input)),

  reviewFlashcards: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(chapterProgressInput)
    .output(z.null())
    .mutation(({ student, input }) => domain.reviewFlashcards(student, input)),

  submitTest: limitedUserProcedure('quiz')
    .meta({ isRepeatable: hasAttempt, fails: ['CHAPTER_LOCKED', 'NOT_FOUND'] })
    .input(submitTestInput)
    .output(testResult)
    .mutation(({ student, input }) => domain.submitTest(student, input)),

  page: userProcedure.output(progressPage).query(({ student }) => domain.getProgressPage(student)),

  testResults: limitedUserProcedure('results')
    .output(resultList)
    .query(({ student }) => domain.listResults(student)),
});
