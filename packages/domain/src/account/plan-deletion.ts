import type { DeletionInput, User } from '@repo/contracts/auth';
import { deletionDelayDays } from '@repo/contracts/limits/auth';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import { users } from '@repo/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { getUser } from '#src/auth/get-user.ts';
import { takeMailCode } from '#src/auth/mail-codes.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

type Reply = { user: User; message: string };

/**
 * Plans the deletion of the student's account in 7 days, given the code from the mail. Asking again doesn't
 * change the date.
 * @throws WRONG_CODE
 */
export async function planDeletion(ctx: UserContext, input: DeletionInput): Promise<Reply> {
  const dueAt = new Date(ctx.clock.now().getTime() + deletionDelayDays * 86_400_000);
  const isPlanned = await ctx.database.db.transaction(async (tx) => {
    if (!(await takeMailCode(ctx, tx, ctx.user.id, 'delete', input.code))) return false;
    await tx
      .update(users)
      .set({ deletionDueAt: dueAt })
      .where(and(eq(users.id, ctx.user.id), isNull(users.deletionDueAt)));
    return true;
  });
  if (!isPlanned) throw new DomainError('WRONG_CODE', deletionMessages.deletionCodeWrong);
  return { user: await getUser(ctx, ctx.user.id), message: deletionMessages.deletionPlanned };
}

/** Cancels the planned deletion. No error when there is none. */
export async function cancelDeletion(ctx: UserContext): Promise<Reply> {
  await ctx.database.db.update(users).set({ deletionDueAt: null }).where(eq(users.id, ctx.user.id));
  return { user: await getUser(ctx, ctx.user.id), message: deletionMessages.deletionCancelled };
}
