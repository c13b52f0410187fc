import * as deletionMessages from '@repo/contracts/messages/deletion';
import { issueMailCode } from '#src/auth/mail-codes.ts';
import { deletionMail } from '#src/auth/mails.ts';
import { queueMail } from '#src/auth/queue-mail.ts';
import type { UserContext } from '#src/context.ts';

/**
 * Queues a mail with the code that deletes the student's account and voids earlier ones.
 * @throws TOO_MANY; UNAVAILABLE when the outbox can't be written
 */
export async function sendDeletionCode(ctx: UserContext): Promise<{ message: string }> {
  const { id, email, name } = ctx.user;
  await ctx.tries.take('deletionMail', email);
  await ctx.database.db.transaction(async (tx) => {
    const issued = await issueMailCode(ctx, tx, id, 'delete');
    const mail = deletionMail(email, name, issued.code);
    await queueMail(ctx, tx, mail, issued, deletionMessages.sendDeletionCodeFailed);
  });
  ctx.mailSignal.notify();
  return { message: deletionMessages.deletionCodeSent };
}
