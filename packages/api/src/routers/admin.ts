import {
  type AdminSession,
  type AdminVerifyInput,
  adminSession,
  adminVerifyInput,
  contentVersion,
  foundContent,
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

/** What a publish did, in words too. */
function told({ publishedAt, isChanged, isEmpty }: domain.Publication) {
  const done = isEmpty
    ? 'Published without any content: no chapter is switched on, so students see none'
    : adminMessages.publishDone;
  return { publishedAt, isChanged, message: isChanged ? done : adminMessages.publishUnchanged };
}

const takenBack = 'The chapter is back as it was, for students and in your drafts';
const draftsTakenBack = 'Your drafts of the chapter are back as they were; students see it like that already';

const draftBack = 'The chapter is back in your drafts; students get it when you publish';

/** Who gave no name is 'admin', as in the documented call. */
const signed = <Input extends { author: string }>(input: Input): Input => ({
  ...input,
  author: input.author || 'admin',
});

const isWrongPassword = (error: unknown) =>
  error instanceof domain.DomainError && error.code === 'WRONG_CREDENTIALS';

/** Counted before it is looked at, given back unless it was wrong: many at once are no more than the limit. */
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

  /** Ends the session of the bearer token; one that has ended already is no failure. */
  logOut: publicProcedure.output(z.object({ message: z.string() })).mutation(async ({ ctx }) => {
    if (ctx.token?.from === 'bearer') await domain.logOutAdmin(ctx.domain, ctx.token.value);
    return { message: authMessages.logoutDone };
  }),

  /** What the content tool shows first; fails when the admin session has ended. */
  overview: adminProcedure
    .output(z.object({ lastPublishedContentAt: isoDate.nullable(), reportedItems: z.int() }))
    .query(async ({ ctx }) => ({
      lastPublishedContentAt: await domain.getLastPublished(ctx.domain),
      reportedItems: await domain.countReportedItems(ctx.domain),
    })),

  /** Mistakes that students reported, by item. */
  reports: adminProcedure
    .input(reportListInput)
    .output(reportList)
    .query(({ ctx, input }) => domain.listReports(ctx.domain, input)),

  /** Solves the reports of an item that were seen; those who sent them are thanked. */
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

  /** What publishing now would change, and what may want mending first. */
  previewPublish: wholeLibraryProcedure
    .output(publishPreview)
    .query(({ ctx }) => domain.previewPublish(ctx.domain)),

  /** For the header: how many changes students do not see yet. */
  unpublishedChanges: adminProcedure
    .output(unpublishedChanges)
    .query(({ ctx }) => domain.listUnpublishedChanges(ctx.domain)),

  /** Texts of the drafts that hold all words. */
  searchContent: adminProcedure
    .input(searchContentInput)
    .output(foundContent)
    .query(({ ctx, input }) => domain.drafts.searchContent(ctx.domain, input)),

  /** How each question of a test was answered so far. */
  questionStatistics: adminProcedure
    .input(testStatisticsInput)
    .output(testStatistics)
    .query(({ ctx, input }) => domain.getQuestionStatistics(ctx.domain, input)),

  /** What students of a chapter forget, and after which pages its quizzes go wrong; nothing of one of them. */
  chapterMemory: adminProcedure
    .input(chapterMemoryInput)
    .output(chapterMemory)
    .query(({ ctx, input }) => domain.getChapterMemory(ctx.domain, input)),

  /** How each alternative of a written question was marked so far, point by point. */
  writtenStatistics: adminProcedure
    .input(writtenStatisticsInput)
    .output(writtenStatistics)
    .query(({ ctx, input }) => domain.getWrittenStatistics(ctx.domain, input)),

  boardDates: adminProcedure.output(z.array(boardDate)).query(({ ctx }) => domain.getBoardDates(ctx.domain)),

  setBoardDate: adminProcedure
    .input(setBoardDateInput)
    .output(z.array(boardDate))
    .mutation(({ ctx, input }) => domain.setBoardDate(ctx.domain, input)),

  versions: adminProcedure
    .output(z.array(contentVersion))
    .query(({ ctx }) => domain.listVersions(ctx.domain)),

  /** What students got in one version in place of another. */
  compareVersions: wholeLibraryProcedure
    .input(compareVersionsInput)
    .output(versionComparison)
    .query(({ ctx, input }) => domain.compareVersions(ctx.domain, input)),

  /** One item as two versions have it. */
  compareItem: adminProcedure
    .input(compareItemInput)
    .output(comparedItem)
    .query(({ ctx, input }) => domain.compareItem(ctx.domain, input)),

  /** What taking one chapter back to an older version would change, and what of its drafts would be gone. */
  previewTakeBack: adminProcedure
    .meta({ fails: ['CONFLICT'] })
    .input(takeBackPreviewInput)
    .output(takeBackPreview)
    .query(({ ctx, input }) => domain.previewTakeBack(ctx.domain, input)),

  /** Takes one chapter back, for students and in the drafts. */
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
});
