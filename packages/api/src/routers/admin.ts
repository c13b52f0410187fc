import {
  type AdminSession,
  type AdminVerifyInput,
  adminSession,
  adminVerifyInput,
  contentVersion,
  foundContent,
  lastChange,
  lastChangeInput,
  publishedVersion,
  publishInput,
  publishPreview,
  rollBackInput,
  searchContentInput,
  setStatusInput,
  testStatistics,
  testStatisticsInput,
  unpublishedChanges,
  writtenStatistics,
  writtenStatisticsInput,
} from '@repo/contracts/admin';
import { chapterMemory, chapterMemoryInput } from '@repo/contracts/chapter-memory';
import { isoDate } from '@repo/contracts/fields';
import * as adminMessages from '@repo/contracts/messages/admin';
import * as authMessages from '@repo/contracts/messages/auth';
import {
  reopenedReports,
  reopenReportsInput,
  reportList,
  reportListInput,
  solvedReports,
  solveReportsInput,
} from '@repo/contracts/reports';
import { boardDate, setBoardDateInput } from '@repo/contracts/revision.plan';
import { scheduledPublish } from '@repo/contracts/scheduled-publish';
import {
  comparedItem,
  compareItemInput,
  compareVersionsInput,
  takeBackInput,
  takeBackPreview,
  takeBackPreviewInput,
  versionComparison,
} from '@repo/contracts/versions';
import * as domain from '@repo/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { adminProcedure, publicProcedure, router, wholeLibraryProcedure } from '../trpc.ts';
import { replaceRouter } from './replace.ts';
import { scheduleRouter, signed } from './schedule.ts';

/** The outcome of a publish, with a sentence. */
function told({ publishedAt, isChanged, isEmpty }: domain.Publication) {
  const done = isEmpty
    ? 'Published without any content: no chapter is switched on, so students see none'
    : adminMessages.publishDone;
  return { publishedAt, isChanged, message: isChanged ? done : adminMessages.publishUnchanged };
}

const takenBack = 'The chapter is back as it was, for students and in your drafts';
const draftsTakenBack = 'Your drafts of the chapter are back as they were; students see it like that already';

const draftBack = 'The chapter is back in your drafts; students get it when you publish';

const isWrongPassword = (error: unknown) =>
  error instanceof domain.DomainError && error.code === 'WRONG_CREDENTIALS';

/**
 * Counts a guess before checking it and refunds it unless it was wrong, so that concurrent guesses can't
 * exceed the limit.
 */
async function verify(ctx: ApiContext, input: AdminVerifyInput): Promise<AdminSession> {
  const giveBack = await ctx.countAdminGuess();
  let isWrong = false;
  try {
    const session = await domain.verifyAdmin(ctx.domain, input);
    ctx.logAdminSignIn();
    return session;
  } catch (error) {
    isWrong = isWrongPassword(error);
    throw error;
  } finally {
    if (!isWrong) await giveBack();
  }
}

export const adminRouter = router({
  verify: publicProcedure
    .meta({ fails: ['WRONG_CREDENTIALS', 'SECOND_FACTOR_NEEDED'] })
    .input(adminVerifyInput)
    .output(adminSession)
    .mutation(({ ctx, input }) => verify(ctx, input)),

  /** Ends the session of the bearer token; an ended session is not an error. */
  logOut: publicProcedure.output(z.object({ message: z.string() })).mutation(async ({ ctx }) => {
    if (ctx.token?.from === 'bearer') await domain.logOutAdmin(ctx.domain, ctx.token.value);
    return { message: authMessages.logoutDone };
  }),

  /** For the content tool's first screen; fails when the admin session has ended. */
  overview: adminProcedure
    .output(
      z.object({
        lastPublishedContentAt: isoDate.nullable(),
        reportedItems: z.int(),
        scheduled: scheduledPublish.nullable(),
      }),
    )
    .query(async ({ ctx }) => ({
      lastPublishedContentAt: await domain.getLastPublished(ctx.domain),
      scheduled: await domain.getScheduled(ctx.domain),
      reportedItems: await domain.countReportedItems(ctx.domain),
    })),

  /** Mistakes that students reported, by item. */
  reports: adminProcedure
    .input(reportListInput)
    .output(reportList)
    .query(({ ctx, input }) => domain.listReports(ctx.domain, input)),

  /** Solves the reports that the admin has seen of an item, and thanks the students who sent them. */
  solveReports: adminProcedure
    .input(solveReportsInput)
    .output(solvedReports)
    .mutation(({ ctx, input }) => domain.solveReports(ctx.domain, input)),

  reopenReports: adminProcedure
    .input(reopenReportsInput)
    .output(reopenedReports)
    .mutation(({ ctx, input }) => domain.reopenReports(ctx.domain, input)),

  /** The documented name of publishing. */
  setStatus: wholeLibraryProcedure
    .input(setStatusInput)
    .output(publishedVersion)
    .mutation(async ({ ctx }) =>
      told(
        await ctx.measures.publishing(
          domain.publishContent(ctx.domain, { author: 'admin', note: '', isEmptyMeant: true }),
        ),
      ),
    ),

  /** What publishing now would change, and problems that an admin may want to fix first. */
  previewPublish: wholeLibraryProcedure
    .output(publishPreview)
    .query(({ ctx }) => domain.previewPublish(ctx.domain)),

  /** The number of unpublished changes, for the header. */
  unpublishedChanges: adminProcedure
    .output(unpublishedChanges)
    .query(({ ctx }) => domain.listUnpublishedChanges(ctx.domain)),

  /** Finds drafts whose text contains all words. */
  searchContent: adminProcedure
    .input(searchContentInput)
    .output(foundContent)
    .query(({ ctx, input }) => domain.drafts.searchContent(ctx.domain, input)),

  /** The answers to each question of a test so far. */
  questionStatistics: adminProcedure
    .input(testStatisticsInput)
    .output(testStatistics)
    .query(({ ctx, input }) => domain.getQuestionStatistics(ctx.domain, input)),

  /**
   * What students of a chapter forget, and after which pages its quizzes go wrong; totals only, nothing about
   * one student.
   */
  chapterMemory: adminProcedure
    .input(chapterMemoryInput)
    .output(chapterMemory)
    .query(({ ctx, input }) => domain.getChapterMemory(ctx.domain, input)),

  /** How each alternative of a written question was marked so far, per point. */
  writtenStatistics: adminProcedure
    .input(writtenStatisticsInput)
    .output(writtenStatistics)
    .query(({ ctx, input }) => domain.getWrittenStatistics(ctx.domain, input)),

  boardDates: adminProcedure.output(z.array(boardDate)).query(({ ctx }) => domain.getBoardDates(ctx.domain)),

  setBoardDate: adminProcedure
    .input(setBoardDateInput)
    .output(z.array(boardDate))
    .mutation(({ ctx, input }) => domain.setBoardDate(ctx.domain, input)),

  /** Who last changed an item or page of the drafts. */
  lastChange: adminProcedure
    .input(lastChangeInput)
    .output(lastChange)
    .query(({ ctx, input }) => domain.drafts.getLastChange(ctx.domain, input)),

  versions: adminProcedure
    .output(z.array(contentVersion))
    .query(({ ctx }) => domain.listVersions(ctx.domain)),

  compareVersions: wholeLibraryProcedure
    .input(compareVersionsInput)
    .output(versionComparison)
    .query(({ ctx, input }) => domain.compareVersions(ctx.domain, input)),

  compareItem: adminProcedure
    .input(compareItemInput)
    .output(comparedItem)
    .query(({ ctx, input }) => domain.compareItem(ctx.domain, input)),

  /** What reverting one chapter to an older version would change, and remove from the drafts. */
  previewTakeBack: adminProcedure
    .meta({ fails: ['CONFLICT'] })
    .input(takeBackPreviewInput)
    .output(takeBackPreview)
    .query(({ ctx, input }) => domain.previewTakeBack(ctx.domain, input)),

  /** Reverts one chapter, for students and in the drafts. */
  takeBack: wholeLibraryProcedure
    .meta({ fails: ['CONFLICT'] })
    .input(takeBackInput)
    .output(publishedVersion)
    .mutation(async ({ ctx, input }) => {
      const done = await domain.takeBackChapter(ctx.domain, signed(input));
      const message = done.isChanged ? takenBack : done.isSeen ? draftsTakenBack : draftBack;
      return { ...told(done), message };
    }),

  rollBack: wholeLibraryProcedure
    .input(rollBackInput)
    .output(publishedVersion)
    .mutation(async ({ ctx, input }) => told(await domain.rollBackVersion(ctx.domain, signed(input)))),

  publish: wholeLibraryProcedure
    .input(publishInput)
    .output(publishedVersion)
    .mutation(async ({ ctx, input }) =>
      told(await ctx.measures.publishing(domain.publishContent(ctx.domain, signed(input)))),
    ),

  replace: replaceRouter,
  schedule: scheduleRouter,
});
