import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Serializes the work of one student across devices until the transaction ends.
 * @throws NOT_SIGNED_IN for an account that was just deleted
 */
export async function lockStudent({ user }: UserContext, tx: Transaction): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update');
  if (!row) throw new DomainError('NOT_SIGNED_IN', authMessages.notSignedIn);
}
