import type { ProgressFigures, ProgressPage } from '@repo/contracts/progress';
import { percentOf, studyDay } from '@repo/contracts/progress.rules';
import { readStreak } from '@repo/contracts/streak.rules';
import { chapterProgress, paperResults, studyDays, testResults } from '@repo/db/schema';
import { count, eq, max, sum } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { newestWritten } from './newest-written.ts';

const latest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, moment) => (last === null || moment > last ? moment : last), null);

/** Figures over all of the student's results, summed by the database. */
async function resultFigures(
  ctx: UserContext,
): Promise<{ taken: number; scoreSum: number; lastAt: Date | null }> {
  const [row] = await ctx.database.db
    .select({ taken: count(), scoreSum: sum(testResults.scorePercent), lastAt: max(testResults.createdAt) })
    .from(testResults)
    .where(eq(testResults.userId, ctx.user.id));
  return {
    taken: Number(row?.taken ?? 0),
    scoreSum: Number(row?.scoreSum ?? 0),
    lastAt: row?.lastAt ?? null,
  };
}

/** Figures over the newest answer to each written question, summed by the database. */
async function writtenFigures(ctx: UserContext) {
  const newest = newestWritten(ctx);
  const [row] = await ctx.database.db
    .select({
      answered: count(),
      halves: sum(newest.halves),
      outOfHalves: sum(newest.outOfHalves),
      lastAt: max(newest.createdAt),
    })
    .from(newest);
  const answered = Number(row?.answered ?? 0);
  const marksPercentage = percentOf(Number(row?.halves ?? 0), Number(row?.outOfHalves ?? 0));
  return { stats: answered === 0 ? undefined : { answered, marksPercentage }, lastAt: row?.lastAt ?? null };
}

async function lastPaperAt({ database: { db }, user }: UserContext): Promise<Date | null> {
  const [row] = await db
    .select({ lastAt: max(paperResults.createdAt) })
    .from(paperResults)
    .where(eq(paperResults.userId, user.id));
  return row?.lastAt ?? null;
}

async function figures(ctx: UserContext): Promise<ProgressFigures> {
  const { db } = ctx.database;
  const version = await ctx.published.current();
  const [records, tests, written, paperAt, days] = await Promise.all([
    db.select().from(chapterProgress).where(eq(chapterProgress.userId, ctx.user.id)),
    resultFigures(ctx),
    writtenFigures(ctx),
    lastPaperAt(ctx),
    db
      .select({ day: studyDays.day, reviewedAt: studyDays.reviewedAt })
      .from(studyDays)
      .where(eq(studyDays.userId, ctx.user.id)),
  ]);
  const byChapter = new Map(records.map((record) => [record.chapterId, record]));
  const isDone = (chapterId: string) => byChapter.get(chapterId)?.completedAt != null;

  const subjects = (version?.outline ?? []).map(({ name, chapters }) => ({
    subjectName: name,
    totalChapters: chapters.length,
    completionPercentage: percentOf(chapters.filter(({ _id }) => isDone(_id)).length, chapters.length),
  }));
  const chapterIds = (version?.outline ?? []).flatMap(({ chapters }) => chapters.map(({ _id }) => _id));
  const completed = chapterIds.filter(isDone).length;
  const started = chapterIds.filter((chapterId) => byChapter.has(chapterId)).length;
  const moments = [
    ...records.map((record) => record.updatedAt),
    ...[tests.lastAt, written.lastAt, paperAt].flatMap((at) => at ?? []),
    ...days.flatMap(({ reviewedAt }) => reviewedAt ?? []),
  ];
  return {
    overall: { completionPercentage: percentOf(completed, chapterIds.length) },
    chapterStats: { completed, inProgress: started - completed, notStarted: chapterIds.length - started },
    testStats: {
      totalTestsTaken: tests.taken,
      averageScore: tests.taken === 0 ? 0 : Math.round(tests.scoreSum / tests.taken),
    },
    subjects,
    joinedDate: ctx.user.createdAt,
    streak: readStreak(
      days.map(({ day }) => day),
      studyDay(ctx.clock.now()),
    ).days,
    lastStudied: latest(moments)?.toISOString() ?? null,
    ...(written.stats ? { writtenStats: written.stats } : {}),
  };
}

/** The progress page: figures over published content for Super, only the lock for others. */
export async function getProgressPage(ctx: UserContext): Promise<ProgressPage> {
  if (ctx.user.plan !== 'Pro') return { isLocked: true, data: null };
  return { isLocked: false, data: await figures(ctx) };
}
