import type { GuardianLinkInput } from '@repo/contracts/consent';
import {
  guardianLinkDays,
  guardianLinkOpenDays,
  guardianLinksAtOnce,
  guardianMailHours,
  guardianPageMinutes,
} from '@repo/contracts/limits/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianLinks, guardianships, users } from '@repo/db/schema';
import { and, desc, eq, gt, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { ownToken } from '#src/auth/known-devices.ts';
import { queueMail } from '#src/auth/queue-mail.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { guardianMail } from './guardian-mail.ts';

/** A student and the guardian they named. */
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

/**
 * A guardian's link with the secret of the browser that opened it; null or absent for clients other than our
 * pages.
 */
export type GuardianLink = GuardianLinkInput & { deviceToken?: string | null };

const dayMs = 86_400_000;
const before = (ctx: DomainContext, ms: number): Date => new Date(ctx.clock.now().getTime() - ms);

/** Links made before this moment have expired. */
export const linksEndedBefore = (ctx: DomainContext): Date => before(ctx, guardianLinkDays * dayMs);

/** Condition for links that no browser has opened and that are young enough to be opened. */
const isUnopened = (ctx: DomainContext) =>
  and(
    isNull(guardianLinks.deviceHash),
    gt(guardianLinks.createdAt, before(ctx, guardianLinkOpenDays * dayMs)),
  );

/**
 * Condition for links that this client may use: anybody's until a browser opens them, then only that
 * browser's.
 */
function isOpenTo(ctx: DomainContext, { deviceToken }: GuardianLink): SQL | undefined {
  if (!deviceToken) return isUnopened(ctx);
  const isOwn = and(
    eq(guardianLinks.deviceHash, sha256(deviceToken)),
    gt(guardianLinks.openedAt, before(ctx, guardianPageMinutes * 60_000)),
  );
  return or(isUnopened(ctx), isOwn);
}

/**
 * Binds an unopened link to this browser: from then on the address alone opens nothing.
 * @param deviceToken the browser's existing secret, or null
 * @returns the secret for the browser; null when the link is bound already or too old
 */
export async function bindGuardianLink(
  ctx: DomainContext,
  { token }: GuardianLinkInput,
  deviceToken: string | null,
): Promise<string | null> {
  return ctx.database.db.transaction(async (tx) => {
    const secret = (await ownToken(tx, deviceToken)) ?? `${ctx.ids.next()}${ctx.ids.next()}`;
    const bound = await tx
      .update(guardianLinks)
      .set({ deviceHash: sha256(secret), openedAt: ctx.clock.now() })
      .where(and(eq(guardianLinks.tokenHash, sha256(token)), isUnopened(ctx)))
      .returning({ userId: guardianLinks.userId });
    return bound.length > 0 ? secret : null;
  });
}

/**
 * Makes a link and queues its mail, in the caller's transaction; the caller notifies `ctx.mailSignal`. Links
 * of older mails stay valid, except the oldest beyond a limit.
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

/** Locks the student's row to serialize decisions and changes of guardian. */
async function lockWard(tx: Transaction, tokenHash: string): Promise<void> {
  const [link] = await tx
    .select({ userId: guardianLinks.userId })
    .from(guardianLinks)
    .where(eq(guardianLinks.tokenHash, tokenHash));
  if (link)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, link.userId)).for('no key update');
}

async function readWard(
  ctx: DomainContext,
  token: string,
  tx: Transaction | undefined,
  isAllowed?: SQL,
): Promise<Ward> {
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
        isAllowed,
      ),
    );
  if (!ward) throw new DomainError('NOT_FOUND', consentMessages.guardianLinkWrong);
  return ward;
}

/**
 * The student of a guardian's link. Reveals nothing about adults.
 * @param tx locks the student's row before anything is read
 * @throws NOT_FOUND, also when the link belongs to another browser
 */
export const findWard = (ctx: DomainContext, link: GuardianLink, tx?: Transaction): Promise<Ward> =>
  readWard(ctx, link.token, tx, isOpenTo(ctx, link));

/**
 * The same for a client that has only the link's address: only allows a mail to the guardian. @throws
 * NOT_FOUND
 */
export const findMailedWard = (ctx: DomainContext, token: string, tx?: Transaction): Promise<Ward> =>
  readWard(ctx, token, tx);
