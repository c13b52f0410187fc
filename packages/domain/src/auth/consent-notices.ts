import { consentNoticeHours } from '@repo/contracts/limits/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { users } from '@repo/db/schema';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { consentNoticeMail, consentRefusedMail } from './mails.ts';
import { queueMail } from './queue-mail.ts';

/** Mails to a student: a guardian must agree now, or one has refused. */
type Notice = 'needed' | 'refused';
type Student = { id: string; name: string; email: string };

/**
 * Takes the place of a code's hash in the outbox: whether a notice is still worth sending depends on the
 * account alone.
 */
const hashOf = (userId: string, notice: Notice): string => sha256(`${userId}:consent ${notice}`);

/** Minors without consent. */
export const isUnconsentedMinor = (ctx: DomainContext) =>
  and(isNull(users.consentedAt), gt(users.adultAt, ctx.clock.now()));

/** Queues the mail in the caller's transaction. @param dueAt when to send it */
export async function queueNotice(
  ctx: DomainContext,
  tx: Transaction,
  { id: userId, name, email }: Student,
  notice: Notice,
  dueAt = ctx.clock.now(),
): Promise<void> {
  const letter = notice === 'needed' ? consentNoticeMail : consentRefusedMail;
  const mail = letter(email, name, `${ctx.settings.publicUrl}/consent`);
  const expiresAt = new Date(dueAt.getTime() + consentNoticeHours * 3_600_000);
  const waits = { userId, codeHash: hashOf(userId, notice), expiresAt, dueAt };
  await queueMail(ctx, tx, mail, waits, consentMessages.noticeFailed);
}

/** Notices to these students that still apply, in the form of the outbox. */
export async function listLiveNotices(ctx: DomainContext, userIds: readonly string[]): Promise<string[]> {
  if (!ctx.settings.isConsentRequired) return [];
  const rows = await ctx.database.db
    .select({ id: users.id, awaitedSince: users.consentAwaitedSince, refusalDueAt: users.refusalDueAt })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isUnconsentedMinor(ctx)));
  return rows.flatMap(({ id, awaitedSince, refusalDueAt }) => [
    ...(awaitedSince === null ? [hashOf(id, 'needed')] : []),
    ...(refusalDueAt === null ? [] : [hashOf(id, 'refused')]),
  ]);
}

/** Starts the waiting time once the mail server has accepted the notice; other mails start nothing. */
export async function startTimeIfTold(
  ctx: DomainContext,
  tx: Transaction,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<void> {
  if (codeHash !== hashOf(userId, 'needed')) return;
  await tx
    .update(users)
    .set({ consentAwaitedSince: ctx.clock.now() })
    .where(and(eq(users.id, userId), isUnconsentedMinor(ctx), isNull(users.consentAwaitedSince)));
}
