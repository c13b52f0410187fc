import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { issueCodeToNobody, issueMailCode } from './mail-codes.ts';
import { verificationMail } from './mails.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Queues a mail with a fresh verification code, in the caller's transaction; the caller notifies
 * `ctx.mailSignal` after the commit.
 * @param account null: writes the same for no account, to be dropped later
 * @throws UNAVAILABLE with `failureMessage` when the outbox can't be written
 */
export async function queueVerification(
  ctx: DomainContext,
  tx: Transaction,
  account: { id: string; name: string; email: string } | null,
  failureMessage: string = authMessages.sendCodeFailed,
): Promise<void> {
  const issued = account
    ? await issueMailCode(ctx, tx, account.id, 'verify')
    : await issueCodeToNobody(ctx, tx);
  const url = `${ctx.settings.publicUrl}/api/v1/auth/verify-email?token=${issued.linkToken}`;
  const mail = verificationMail(account?.email ?? '', account?.name ?? '', issued.code, url);
  await queueMail(ctx, tx, mail, issued, failureMessage);
}

/** Sends a verification mail in its own transaction. */
export async function sendVerification(
  ctx: DomainContext,
  account: { id: string; name: string; email: string } | null,
  failureMessage?: string,
): Promise<void> {
  await ctx.database.db.transaction((tx) => queueVerification(ctx, tx, account, failureMessage));
  ctx.mailSignal.notify();
}
