import { mailOutbox } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Mail } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';
import type { IssuedCode } from './mail-codes.ts';

const retryAfterSeconds = 5;

/**
 * Adds a mail to the outbox in the transaction that creates its code, so that neither exists alone. The
 * caller notifies `ctx.mailSignal` after the commit. With `dueAt` the mail waits until then.
 * @throws UNAVAILABLE with `failureMessage` when the outbox can't be written
 */
export async function queueMail(
  ctx: DomainContext,
  tx: Transaction,
  { to, subject, text, html }: Mail,
  {
    userId,
    codeHash,
    expiresAt,
    dueAt = ctx.clock.now(),
  }: Pick<IssuedCode, 'userId' | 'codeHash' | 'expiresAt'> & { dueAt?: Date },
  failureMessage: string,
): Promise<void> {
  const row = { recipient: to, subject, textPart: text, htmlPart: html, userId, codeHash, expiresAt };
  try {
    await tx
      .insert(mailOutbox)
      .values({ id: ctx.ids.next(), ...row, createdAt: dueAt, nextAttemptAt: dueAt });
  } catch (cause) {
    throw new DomainError('UNAVAILABLE', failureMessage, { cause, retryAfterSeconds });
  }
}
