import { reportThanksAtOnceMax } from '@repo/contracts/limits/reports';
import type { SolvedReport, SolvedReportsInput, ThankedInput } from '@repo/contracts/reports';
import { mistakeReports } from '@repo/db/schema';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { locateChapter } from '#src/content/publishing/live-version.ts';
import type { UserContext } from '#src/context.ts';

/** The student's solved reports without a thank-you yet, oldest first. */
export async function listSolvedReports(
  ctx: UserContext,
  input?: SolvedReportsInput,
): Promise<SolvedReport[]> {
  const { id, chapterId, chapterName, thanks, reason, solvedAt, thankedAt, userId } = mistakeReports;
  const rows = await ctx.database.db
    .select({ reportId: id, chapterId, chapterName, thanks, reason })
    .from(mistakeReports)
    .where(
      and(
        eq(userId, ctx.user.id),
        isNotNull(solvedAt),
        isNull(thankedAt),
        input?.knowsReasons ? undefined : eq(reason, ''),
      ),
    )
    .orderBy(asc(solvedAt), asc(id))
    .limit(reportThanksAtOnceMax);
  if (rows.length === 0) return [];
  const version = await ctx.published.current();
  return rows.map((row) => ({
    reportId: row.reportId,
    chapterName: locateChapter(version, row.chapterId)?.chapterName ?? row.chapterName,
    thanks: row.thanks,
    reason: row.reason,
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
