import type { EmailInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Mails a fresh verification code, which replaces the old one. Answers the same for an unknown or a verified email.
 * @throws TOO_MANY; PROVIDER_FAILED when the mail server is away
 */
export async function resendVerification(
  ctx: DomainContext,
  input: EmailInput,
): Promise<{ message: string }> {
  await ctx.tries.take('mail', input.email);
  const account = await findAccount(ctx, input.email);
  if (account && !account.isVerified) await sendVerification(ctx, account);
  else
    await ctx.mailer.check().catch((cause: unknown) => {
      throw new DomainError('PROVIDER_FAILED', messages.sendCodeFailed, { cause });
    });
  return { message: messages.codeSent };
}
