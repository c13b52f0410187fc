import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { issueMailCode } from './mail-codes.ts';
import { verificationMail } from './mails.ts';

/**
 * Puts a fresh verification code on its way.
 * @throws PROVIDER_FAILED with `failureMessage` when the mail server does not take the mail in time
 */
export async function sendVerification(
  ctx: DomainContext,
  account: { id: string; name: string; email: string },
  failureMessage: string = messages.sendCodeFailed,
): Promise<void> {
  const { code, linkToken } = await issueMailCode(ctx, account.id, 'verify');
  const url = `${ctx.settings.publicUrl}/api/v1/auth/verify-email?token=${linkToken}`;
  try {
    await ctx.mailer.send(verificationMail(account.email, account.name, code, url));
  } catch (cause) {
    throw new DomainError('PROVIDER_FAILED', failureMessage, { cause });
  }
}
