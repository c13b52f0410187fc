import type { AccountExport } from '@repo/contracts/account-export';
import type { SavedKind } from '@repo/contracts/saved.rules';
import {
  chapterProgress,
  chapterUnlocks,
  reviewBatches,
  studyDays,
  type VersionOutline,
} from '@repo/db/schema';
import { asc, eq, max } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { exportReports } from '#src/reports/export-reports.ts';
import { readPlan } from '#src/revision/plan.ts';
import { exportSaved } from '#src/saved/read-saved.ts';
import type { Transaction } from '#src/transactions.ts';

type Studies = Pick<
  AccountExport,
  'unlockedChapters' | 'chapters' | 'studyDays' | 'revisionPlan' | 'reports' | `${SavedKind}s`
>;

export type NamesOf = ReturnType<typeof namesIn>;

/** Names of a chapter and its subject; null when the chapter is not published. */
export function namesIn(outline: VersionOutline) {
  const names = new Map(
    outline.flatMap((subject) =>
      subject.chapters.map(({ _id, name }) => [_id, { chapter: name, subject: subject.name }] as const),
    ),
  );
  return (chapterId: string) => ({
    chapterId,
    ...(names.get(chapterId) ?? { chapter: null, subject: null }),
  });
}

async function exportReading({ user }: UserContext, tx: Transaction, named: NamesOf) {
  const unlocks = await tx
    .select()
    .from(chapterUnlocks)
    .where(eq(chapterUnlocks.userId, user.id))
    .orderBy(asc(chapterUnlocks.unlockedAt));
  const progress = await tx
    .select()
    .from(chapterProgress)
    .where(eq(chapterProgress.userId, user.id))
    .orderBy(asc(chapterProgress.updatedAt));
  const days = await tx
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, user.id))
    .orderBy(asc(studyDays.day));
  return {
    unlockedChapters: unlocks.map(({ chapterId, source, unlockedAt }) => ({
      ...named(chapterId),
      by: source,
      unlockedAt: unlockedAt.toISOString(),
    })),
    chapters: progress.map((row) => ({
      ...named(row.chapterId),
      topic: row.currentTopicIndex + 1,
      page: row.currentPageIndex + 1,
      finishedAt: row.completedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
    studyDays: days.map(({ day, reviewedAt }) => ({
      day,
      cardsReviewedAt: reviewedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * What the student read, finished and chose: everything with few rows. export-pages.ts reads the rest in
 * pages.
 */
export async function exportStudies(
  ctx: UserContext,
  tx: Transaction,
  outline: VersionOutline,
): Promise<Studies> {
  const named = namesIn(outline);
  return {
    ...(await exportReading(ctx, tx, named)),
    revisionPlan: await readPlan(ctx, tx),
    reports: await exportReports(ctx, tx, named),
    ...(await exportSaved(ctx, tx, named)),
  };
}

/** Number of the newest batch of reviews; 0 for none. */
export async function lastArrival({ user }: UserContext, tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ last: max(reviewBatches.arrival) })
    .from(reviewBatches)
    .where(eq(reviewBatches.userId, user.id));
  return row?.last ?? 0;
}
