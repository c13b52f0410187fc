import { guardianships, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Voids the guardian whom a stranger may have named, with links, consent and refusal: the account waits for
 * another one. Call it with the student's row locked.
 */
export async function forgetGuardian(ctx: DomainContext, tx: Transaction, userId: string): Promise<void> {
  const named = await tx
    .delete(guardianships)
    .where(eq(guardianships.userId, userId))
    .returning({ userId: guardianships.userId });
  if (named.length === 0) return;
  await tx
    .update(users)
    .set({ consentedAt: null, refusalDueAt: null, consentAwaitedSince: ctx.clock.now() })
    .where(eq(users.id, userId));
}
