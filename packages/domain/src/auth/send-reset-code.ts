import type { EmailInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import { findAccount } from './find-account.ts';
import { tryCountOf } from './known-devices.ts';
import { issueCodeToNobody, issueMailCode } from './mail-codes.ts';
import { resetMail } from './mails.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Queues a mail with a reset code. Reply, timing and failures are the same for an unknown email: the same
 * rows are written and dropped later.
 * @param deviceToken the secret of the requesting browser: a known one has its own counter
 * @throws TOO_MANY; UNAVAILABLE when the outbox can't be written
 */
export async function sendResetCode(
  ctx: DomainContext,
  input: EmailInput,
  deviceToken: string | null = null,
): Promise<{ message: string }> {
  await ctx.tries.take('resetMail', await tryCountOf(ctx, input.email, deviceToken));
  const account = await findAccount(ctx, input.email);
  await ctx.database.db.transaction(async (tx) => {
    const issued = account
      ? await issueMailCode(ctx, tx, account.id, 'reset')
      : await issueCodeToNobody(ctx, tx);
    const mail = resetMail(account?.email ?? '', account?.name ?? '', issued.code);
    await queueMail(ctx, tx, mail, issued, authMessages.sendResetFailed);
  });
  ctx.mailSignal.notify();
  return { message: authMessages.resetSent };
}
