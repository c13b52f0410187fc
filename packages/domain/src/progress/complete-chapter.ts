import type { ChapterProgress, ChapterProgressInput } from '@repo/contracts/progress';
import { chapterProgress } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { presentProgress } from './get-progress.ts';
import { markStudyDay } from './study-day.ts';

/** Marks a chapter as finished; idempotent. @throws NOT_FOUND, CHAPTER_LOCKED */
export async function completeChapter(
  ctx: UserContext,
  input: ChapterProgressInput,
): Promise<ChapterProgress> {
  await getChapterPlace(ctx, input.chapterId, input.subjectId);
  assertChapterOpen(ctx, input.chapterId);
  const now = ctx.clock.now();
  const completed = await ctx.database.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(chapterProgress)
      .values({ userId: ctx.user.id, ...input, completedAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [chapterProgress.userId, chapterProgress.chapterId],
        set: {
          completedAt: sql`coalesce(${chapterProgress.completedAt}, excluded.completed_at)`,
          updatedAt: sql`greatest(${chapterProgress.updatedAt}, excluded.updated_at)`,
        },
      })
      .returning();
    await markStudyDay(tx, ctx.user.id, now);
    return row;
  });
  return presentProgress(input.chapterId, completed);
}
