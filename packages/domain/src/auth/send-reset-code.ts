import type { EmailInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { issueMailCode } from './mail-codes.ts';
import { resetMail } from './mails.ts';

/**
 * Mails a reset code. The answer, its time and its failures are the same whether or not the account exists.
 * @throws TOO_MANY; PROVIDER_FAILED when the mail server is away
 */
export async function sendResetCode(ctx: DomainContext, input: EmailInput): Promise<{ message: string }> {
  await ctx.tries.take('mail', input.email);
  const account = await findAccount(ctx, input.email);
  try {
    if (account) {
      const { code } = await issueMailCode(ctx, account.id, 'reset');
      await ctx.mailer.send(resetMail(account.email, account.name, code));
    } else await ctx.mailer.check();
  } catch (cause) {
    throw new DomainError('PROVIDER_FAILED', messages.sendResetFailed, { cause });
  }
  return { message: messages.resetSent };
}
