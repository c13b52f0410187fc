import type { ChapterProgressInput } from '@repo/contracts/progress';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { markReviewDays } from './study-day.ts';

/**
 * Records that the student reviewed flashcards today (docs/product/study.md#streak); a repeat on that day
 * only updates the time.
 * @throws NOT_FOUND, CHAPTER_LOCKED
 */
export async function reviewFlashcards(ctx: UserContext, input: ChapterProgressInput): Promise<null> {
  await getChapterPlace(ctx, input.chapterId, input.subjectId);
  assertChapterOpen(ctx, input.chapterId);
  const stored = await markReviewDays(ctx.database.db, ctx.user.id, [ctx.clock.now()]);
  if (stored.length === 0) throw new Error('the database kept no study day');
  return null;
}
