import type { EmailInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import { findAccount } from './find-account.ts';
import { tryCountOf } from './known-devices.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Queues a mail with a fresh verification code, which replaces the old one. Reply and timing are the same for
 * an unknown or a verified email.
 * @param deviceToken the secret of the requesting browser: a known one has its own counter
 * @throws TOO_MANY; UNAVAILABLE when the outbox can't be written
 */
export async function resendVerification(
  ctx: DomainContext,
  input: EmailInput,
  deviceToken: string | null = null,
): Promise<{ message: string }> {
  await ctx.tries.take('verificationMail', await tryCountOf(ctx, input.email, deviceToken));
  const account = await findAccount(ctx, input.email);
  await sendVerification(ctx, account && !account.isVerified ? account : null);
  return { message: authMessages.codeSent };
}
