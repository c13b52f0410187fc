import type { ChapterInput } from '@repo/contracts/content';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { acceptedInvites, chapterUnlocks, users } from '@repo/db/schema';
import { and, count, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import { getChapterPlace } from './assert-chapter-open.ts';

/**
 * Opens a chapter for five accepted invites: every five earn one unlock (docs/product/access.md#invites).
 * Locks the user's row while counting, to serialize concurrent calls; a unique index backs this.
 * @throws NOT_FOUND; FORBIDDEN when no unlock is earned or left; CONFLICT when the chapter is open already
 */
export async function unlockChapter(ctx: UserContext, input: ChapterInput): Promise<{ message: string }> {
  await getChapterPlace(ctx, input.chapterId);
  if (ctx.user.plan === 'Pro') throw new DomainError('CONFLICT', contentMessages.claimSuper);
  const userId = ctx.user.id;
  try {
    await ctx.database.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [accepted] = await tx
        .select({ n: count() })
        .from(acceptedInvites)
        .where(eq(acceptedInvites.inviterId, userId));
      const [used] = await tx
        .select({ n: count() })
        .from(chapterUnlocks)
        .where(and(eq(chapterUnlocks.userId, userId), eq(chapterUnlocks.source, 'invites')));
      const earned = Math.floor(Number(accepted?.n ?? 0) / invitesPerUnlock);
      const inviteUnlock = Number(used?.n ?? 0) + 1;
      if (earned === 0) throw new DomainError('FORBIDDEN', contentMessages.unlockNotEarned);
      if (inviteUnlock > earned) throw new DomainError('FORBIDDEN', contentMessages.unlocksSpent);
      await tx.insert(chapterUnlocks).values({
        userId,
        chapterId: input.chapterId,
        source: 'invites',
        inviteUnlock,
        unlockedAt: ctx.clock.now(),
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('CONFLICT', contentMessages.claimNotNeeded);
    throw error;
  }
  return { message: contentMessages.unlockDone };
}
