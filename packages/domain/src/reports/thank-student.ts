import { reportThanksAtOnceMax } from '@repo/contracts/limits/reports';
import type { SolvedReport, ThankedInput } from '@repo/contracts/reports';
import { mistakeReports } from '@repo/db/schema';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { locateChapter } from '#src/content/publishing/live-version.ts';
import type { UserContext } from '#src/context.ts';

/** The student's solved reports without a thank-you yet, oldest first. */
export async function listSolvedReports(ctx: UserContext): Promise<SolvedReport[]> {
  const { id, chapterId, chapterName, thanks, solvedAt, thankedAt, userId } = mistakeReports;
  const rows = await ctx.database.db
    .select({ reportId: id, chapterId, chapterName, thanks })
    .from(mistakeReports)
    .where(and(eq(userId, ctx.user.id), isNotNull(solvedAt), isNull(thankedAt)))
    .orderBy(asc(solvedAt), asc(id))
    .limit(reportThanksAtOnceMax);
  if (rows.length === 0) return [];
  const version = await ctx.published.current();
  return rows.map(({ reportId, thanks: said, ...chapter }) => ({
    reportId,
    chapterName: locateChapter(version, chapter.chapterId)?.chapterName ?? chapter.chapterName,
    thanks: said,
  }));
}

/**
 * Records that the student was thanked, so that no other device repeats it. Ignores reports that are unsolved
 * or not theirs.
 */
export async function noteThanked(ctx: UserContext, { reportId }: ThankedInput): Promise<null> {
  const { userId, id, solvedAt, thankedAt } = mistakeReports;
  await ctx.database.db
    .update(mistakeReports)
    .set({ thankedAt: ctx.clock.now() })
    .where(and(eq(userId, ctx.user.id), eq(id, reportId), isNotNull(solvedAt), isNull(thankedAt)));
  return null;
}
