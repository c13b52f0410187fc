import { ownCardsMax, ownCardsPerChapterMax, removedOwnCardsMax } from '@repo/contracts/limits/own-cards';
import {
  ownCardsNeedSuper,
  tooManyOwnCards,
  tooManyOwnCardsInChapter,
} from '@repo/contracts/messages/progress';
import type { OwnCardChange, SavedOwnCard } from '@repo/contracts/own-cards';
import { ownCards } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { putRows, standing } from '#src/saved/saved-rows.ts';
import type { Transaction } from '#src/transactions.ts';
import { savedOwnCardOf } from './read-own-cards.ts';

/** @throws FORBIDDEN where the account or the chapter has no room for another card */
async function assertRoom(
  { user }: UserContext,
  tx: Transaction,
  count: number,
  chapterId: string,
): Promise<void> {
  if (count >= ownCardsMax) throw new DomainError('FORBIDDEN', tooManyOwnCards);
  const isOfChapter = and(
    eq(ownCards.userId, user.id),
    eq(ownCards.chapterId, chapterId),
    eq(ownCards.isRemoved, false),
  );
  if ((await tx.$count(ownCards, isOfChapter)) >= ownCardsPerChapterMax)
    throw new DomainError('FORBIDDEN', tooManyOwnCardsInChapter);
}

/**
 * Saves a change of a student's own card, unless a later one is there. Deleting needs no Super.
 * @returns the card that counts
 * @throws FORBIDDEN unless Super, and for one card too many; NOT_SIGNED_IN for an account that was just deleted
 */
export function keepOwnCard(ctx: UserContext, change: OwnCardChange): Promise<SavedOwnCard> {
  const { cardId: id, chapterId, isRemoved } = change;
  if (!isRemoved && ctx.user.plan !== 'Pro') throw new DomainError('FORBIDDEN', ownCardsNeedSuper);
  const changedAt = ctx.clock.now();
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const [before] = await tx
      .select()
      .from(ownCards)
      .where(and(eq(ownCards.userId, ctx.user.id), eq(ownCards.id, id)));
    if (before && before.changedAt > changedAt) return savedOwnCardOf(before);
    const { last, count } = await standing(ctx, tx, ownCards);
    if (!isRemoved && (!before || before.isRemoved)) await assertRoom(ctx, tx, count, chapterId);
    const { front, back } = isRemoved ? { front: '', back: '' } : change;
    const card = { userId: ctx.user.id, id, chapterId: before?.chapterId ?? chapterId, front, back };
    const row = { ...card, sequence: last + 1, isRemoved, changedAt };
    // Other devices never had a card that was deleted before it came.
    if (before || !isRemoved) await putRows(ctx, tx, ownCards, [row], removedOwnCardsMax);
    return savedOwnCardOf(row);
  });
}
