import type { ChapterInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { chapterUnlocks } from '@repo/db/schema';
import type { UserContext } from '#src/context.ts';
import { DomainError, isUniqueViolation, violatedConstraint } from '#src/errors.ts';
import { getChapterPlace } from './assert-chapter-open.ts';

/**
 * Opens one chapter for free: once per user, ever. A partial unique index lets only one of several concurrent
 * claims succeed (docs/product/access.md#free-chapter).
 * @throws NOT_FOUND; CONFLICT when the claim is spent, or the chapter is open already: then nothing is spent
 */
export async function claimFreeChapter(ctx: UserContext, input: ChapterInput): Promise<{ message: string }> {
  await getChapterPlace(ctx, input.chapterId);
  if (ctx.user.plan === 'Pro') throw new DomainError('CONFLICT', contentMessages.claimSuper);
  try {
    await ctx.database.db.insert(chapterUnlocks).values({
      userId: ctx.user.id,
      chapterId: input.chapterId,
      source: 'free',
      unlockedAt: ctx.clock.now(),
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const isSpent = violatedConstraint(error) === 'chapter_unlocks_one_free';
    throw new DomainError('CONFLICT', isSpent ? contentMessages.claimSpent : contentMessages.claimNotNeeded);
  }
  return { message: contentMessages.claimDone };
}
