import type { ChapterProgressInput } from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import { studyDays } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';

/**
 * Records that the student reviewed flashcards today (docs/product.md#streak); again that day only updates the time.
 * @throws NOT_FOUND, CHAPTER_LOCKED
 */
export async function reviewFlashcards(ctx: UserContext, input: ChapterProgressInput): Promise<null> {
  await getChapterPlace(ctx, input.chapterId, input.subjectId);
  assertChapterOpen(ctx, input.chapterId);
  const at = ctx.clock.now();
  const stored = await ctx.database.db
    .insert(studyDays)
    .values({ userId: ctx.user.id, day: studyDay(at), reviewedAt: at })
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: { reviewedAt: sql`greatest(${studyDays.reviewedAt}, excluded.reviewed_at)` },
    })
    .returning({ day: studyDays.day });
  if (stored.length === 0) throw new Error('the database kept no study day');
  return null;
}
