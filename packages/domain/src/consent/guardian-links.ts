import { guardianLinkDays, guardianLinksAtOnce, guardianMailHours } from '@repo/contracts/limits/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianLinks, guardianships, users } from '@repo/db/schema';
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { queueMail } from '#src/auth/queue-mail.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { guardianMail } from './guardian-mail.ts';

/** A student and whom they have named. */
export type Ward = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'email' | 'profilePicture' | 'consentedAt' | 'consentAwaitedSince' | 'deletionDueAt'
> & { guardianship: typeof guardianships.$inferSelect };

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  profilePicture: users.profilePicture,
  consentedAt: users.consentedAt,
  consentAwaitedSince: users.consentAwaitedSince,
  deletionDueAt: users.deletionDueAt,
};

/** When links of now were made at the latest that have ended. */
export const linksEndedBefore = (ctx: DomainContext): Date =>
  new Date(ctx.clock.now().getTime() - guardianLinkDays * 86_400_000);

/**
 * Makes a link and queues the mail with it, in the caller's transaction; the caller notifies `ctx.mailSignal`. Links of
 * older mails go on working, but for the oldest of many.
 * @throws UNAVAILABLE when the outbox can't be written
 */
export async function queueGuardianMail(
  ctx: DomainContext,
  tx: Transaction,
  student: { id: string; name: string },
  to: string,
): Promise<void> {
  const token = `${ctx.ids.next()}${ctx.ids.next()}`;
  const now = ctx.clock.now();
  const [userId, tokenHash] = [student.id, sha256(token)];
  await tx.insert(guardianLinks).values({ tokenHash, userId, createdAt: now });
  const newest = tx
    .select({ tokenHash: guardianLinks.tokenHash })
    .from(guardianLinks)
    .where(eq(guardianLinks.userId, userId))
    .orderBy(desc(guardianLinks.createdAt), desc(eq(guardianLinks.tokenHash, tokenHash)))
    .limit(guardianLinksAtOnce);
  await tx
    .delete(guardianLinks)
    .where(and(eq(guardianLinks.userId, userId), notInArray(guardianLinks.tokenHash, newest)));
  const mail = guardianMail(to, student.name, `${ctx.settings.publicUrl}/guardian?token=${token}`);
  const expiresAt = new Date(now.getTime() + guardianMailHours * 3_600_000);
  const waits = { userId, codeHash: tokenHash, expiresAt };
  await queueMail(ctx, tx, mail, waits, consentMessages.guardianMailFailed);
}

/** Locks the student's row: whoever decides about it, or names another guardian, does so one after the other. */
async function lockWard(tx: Transaction, tokenHash: string): Promise<void> {
  const named = tx
    .select({ userId: guardianLinks.userId })
    .from(guardianLinks)
    .where(eq(guardianLinks.tokenHash, tokenHash));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, named)).for('no key update');
}

/**
 * The student behind the link of a guardian's mail. Of an adult nobody is told anything.
 * @param tx with it, the student's row is locked before anything is read
 * @throws NOT_FOUND
 */
export async function findWard(ctx: DomainContext, token: string, tx?: Transaction): Promise<Ward> {
  const tokenHash = sha256(token);
  if (tx) await lockWard(tx, tokenHash);
  const [ward] = await (tx ?? ctx.database.db)
    .select({ ...columns, guardianship: guardianships })
    .from(guardianLinks)
    .innerJoin(guardianships, eq(guardianships.userId, guardianLinks.userId))
    .innerJoin(users, eq(users.id, guardianships.userId))
    .where(
      and(
        eq(guardianLinks.tokenHash, tokenHash),
        gt(guardianLinks.createdAt, linksEndedBefore(ctx)),
        gt(users.adultAt, ctx.clock.now()),
      ),
    );
  if (!ward) throw new DomainError('NOT_FOUND', consentMessages.guardianLinkWrong);
  return ward;
}
