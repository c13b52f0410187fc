import { firstAnswers } from '@repo/contracts/first-answers';
import { sendMarksInput, sentMarks } from '@repo/contracts/marks';
import {
  chapterProgress,
  chapterProgressInput,
  paperResult,
  paperResults,
  progressPage,
  resultList,
  savePositionInput,
  standing,
  streak,
  subjectProgress,
  subjectProgressInput,
  submitPaperInput,
  submitTestInput,
  submitWrittenInput,
  testResult,
  writtenResult,
  writtenResults,
} from '@repo/contracts/progress';
import { sendReportInput, solvedReport, solvedReportsInput, thankedInput } from '@repo/contracts/reports';
import { readReviews, readReviewsInput, sendReviewsInput, sentReviews } from '@repo/contracts/revision';
import { revisionPlanReply, setRevisionPlanInput } from '@repo/contracts/revision.plan';
import {
  type AnySavedPage,
  readSaved,
  readSavedAfter,
  readSavedInput,
  savedKinds,
  savedPage,
} from '@repo/contracts/saved-kinds';
import { addStudyDaysInput, studyDays } from '@repo/contracts/study-days';
import * as domain from '@repo/domain';
import { exchangeInput, exchangeReply } from '@repo/study-log/exchange';
import { studyKinds } from '@repo/study-log/kinds';
import { z } from 'zod';
import { failureOf } from '../failure.ts';
import { limitedUserProcedure, router, userProcedure } from '../trpc.ts';

const isRepeatable = () => true;
/** Calls with an attempt's id are idempotent: the same quiz, written answer or paper counts once. */
const hasAttempt = (input: unknown) => typeof Reflect.get(Object(input), 'attemptId') === 'string';

export const progressRouter = router({
  overall: userProcedure
    .output(z.array(subjectProgress))
    .query(({ student }) => domain.getOverallProgress(student)),

  standing: limitedUserProcedure('progressPage')
    .output(standing)
    .query(({ student }) => domain.getStanding(student)),

  subject: userProcedure
    .input(subjectProgressInput)
    .output(z.array(chapterProgress))
    .query(({ student, input }) => domain.getSubjectProgress(student, input)),

  chapter: userProcedure
    .input(chapterProgressInput)
    .output(chapterProgress)
    .query(({ student, input }) => domain.getChapterProgress(student, input)),

  saveReadingPosition: limitedUserProcedure('study')
    .meta({ saves: 'position', isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(savePositionInput)
    .output(chapterProgress)
    .mutation(({ student, input }) => domain.saveReadingPosition(student, input)),

  completeChapter: limitedUserProcedure('study')
    .meta({ saves: 'completion', isRepeatable, fails: ['CHAPTER_LOCKED'] })
    .input(chapterProgressInput)
    .output(chapterProgress)
    .mutation(({ student, input }) => domain.completeChapter(student, input)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  reviewFlashcards: limitedUserProcedure('study')
    .meta({ saves: 'review', isRepeatable })
    .input(chapterProgressInput)
    .output(z.null())
    .mutation(({ student, input }) => domain.reviewFlashcards(student, input)),

  exchange: limitedUserProcedure('read')
    .meta({ isRepeatable, fails: ['TOO_MANY'] })
    .input(exchangeInput)
    .output(exchangeReply)
    .mutation(({ ctx, student, input, signal }) =>
      domain.receiveEvents(student, input, {
        ...{ signal, failureOf },
        admit: (kind) => ctx.countStudentCall(studyKinds[kind].limitedAs, student.user.id),
        ended(kind, how, error) {
          ctx.measures.saved(kind, how);
          if (how === 'failed') ctx.logFailedEvent(kind, error);
        },
      }),
    ),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  sendReviews: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['FORBIDDEN'] })
    .input(sendReviewsInput)
    .output(sentReviews)
    .mutation(({ student, input }) => domain.receiveReviews(student, input)),

  reviews: limitedUserProcedure('read')
    .input(readReviewsInput)
    .output(readReviews)
    .query(({ student, input }) => domain.readReviews(student, input)),

  revisionPlan: userProcedure
    .output(revisionPlanReply)
    .query(({ student }) => domain.getRevisionPlan(student)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  setRevisionPlan: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(setRevisionPlanInput)
    .output(revisionPlanReply)
    .mutation(({ student, input }) => domain.setRevisionPlan(student, input)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  sendReport: limitedUserProcedure('study')
    .meta({ isRepeatable, fails: ['CHAPTER_LOCKED', 'FORBIDDEN', 'NOT_FOUND'] })
    .input(sendReportInput)
    .output(z.null())
    .mutation(({ student, input }) => domain.sendReport(student, input)),

  solvedReports: userProcedure
    .input(solvedReportsInput)
    .output(z.array(solvedReport))
    .query(({ student, input }) => domain.listSolvedReports(student, input)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  noteThanked: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(thankedInput)
    .output(z.null())
    .mutation(({ student, input }) => domain.noteThanked(student, input)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  sendMarks: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(sendMarksInput)
    .output(sentMarks)
    .mutation(({ student, input }) => domain.sendMarks(student, input)),

  saved: limitedUserProcedure('read')
    .input(readSavedInput)
    .output(readSaved)
    .query(({ student, input }) => domain.readSaved(student, input) as Promise<AnySavedPage>),

  /** @deprecated Only for apps older than `saved`. */
  marks: limitedUserProcedure('read')
    .input(readSavedAfter)
    .output(savedPage.extend({ marks: z.array(savedKinds.mark.saved) }))
    .query(async ({ student, input }) => {
      const { items: marks, ...page } = await domain.readSaved(student, { ...input, kind: 'mark' });
      return { marks, ...page };
    }),

  submitTest: limitedUserProcedure('quiz')
    .meta({ saves: 'quiz', isRepeatable: hasAttempt, fails: ['CHAPTER_LOCKED', 'FORBIDDEN', 'NOT_FOUND'] })
    .input(submitTestInput)
    .output(testResult)
    .mutation(({ student, input }) => domain.submitTest(student, input)),

  submitWritten: limitedUserProcedure('quiz')
    .meta({ saves: 'written', isRepeatable: hasAttempt, fails: ['CHAPTER_LOCKED', 'FORBIDDEN', 'NOT_FOUND'] })
    .input(submitWrittenInput)
    .output(writtenResult)
    .mutation(({ student, input }) => domain.submitWritten(student, input)),

  submitPaper: limitedUserProcedure('quiz')
    .meta({ saves: 'paper', isRepeatable: hasAttempt, fails: ['FORBIDDEN', 'NOT_FOUND'] })
    .input(submitPaperInput)
    .output(paperResult)
    .mutation(({ student, input }) => domain.submitPaper(student, input)),

  page: limitedUserProcedure('progressPage')
    .output(progressPage)
    .query(({ student }) => domain.getProgressPage(student)),

  streak: userProcedure.output(streak).query(({ student }) => domain.getStreak(student)),

  studyDays: userProcedure.output(studyDays).query(({ student }) => domain.getStudyDays(student)),

  /** @deprecated Only for apps older than `exchange`: an event has replaced it. */
  addStudyDays: limitedUserProcedure('study')
    .meta({ isRepeatable })
    .input(addStudyDaysInput)
    .output(studyDays)
    .mutation(({ student, input }) => domain.addStudyDays(student, input)),

  testResults: limitedUserProcedure('results')
    .output(resultList)
    .query(({ student, signal }) => domain.listResults(student, signal)),

  firstAnswers: limitedUserProcedure('results')
    .output(firstAnswers)
    .query(({ student, signal }) => domain.listFirstAnswers(student, signal)),

  writtenResults: limitedUserProcedure('results')
    .output(writtenResults)
    .query(({ student }) => domain.listWrittenResults(student)),

  paperResults: limitedUserProcedure('results')
    .output(paperResults)
    .query(({ student }) => domain.listPaperResults(student)),
});
