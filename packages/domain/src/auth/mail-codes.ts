import { codeLength, codeLifeMinutes } from '@repo/contracts/limits/auth';
import { type MailCodePurpose, mailCodes, mailOutbox, users } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { isSameSecret, sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';

/** Letters and digits that can't be confused: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const codeAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
const codeMaxWrongTries = 5;

export type IssuedCode = {
  userId: string;
  code: string;
  /** Only the link of a verification mail uses it. */
  linkToken: string;
  codeHash: string;
  expiresAt: Date;
};

/** Bound to user and purpose, so that equal codes of two people have different hashes. */
const hashOf = (userId: string, purpose: MailCodePurpose, secret: string) =>
  sha256(`${userId}:${purpose}:${secret}`);

function newCode(ctx: DomainContext, userId: string, purpose: MailCodePurpose): IssuedCode {
  const code = ctx.ids.code(codeAlphabet, codeLength);
  return {
    userId,
    code,
    linkToken: `${ctx.ids.next()}${ctx.ids.next()}`,
    codeHash: hashOf(userId, purpose, code),
    expiresAt: new Date(ctx.clock.now().getTime() + codeLifeMinutes * 60_000),
  };
}

/** Issues a new code for 10 minutes and voids earlier ones for this purpose. */
export async function issueMailCode(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  purpose: MailCodePurpose,
): Promise<IssuedCode> {
  const issued = newCode(ctx, userId, purpose);
  const { codeHash, expiresAt } = issued;
  const linkHash = purpose === 'verify' ? sha256(issued.linkToken) : null;
  const fresh = { codeHash, linkHash, wrongTries: 0, usedAt: null, expiresAt };
  await tx
    .insert(mailCodes)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [mailCodes.userId, mailCodes.purpose], set: fresh });
  return issued;
}

/**
 * Does the same work for an email without account, so that timing reveals nothing. The sender drops the mail
 * from the outbox.
 */
export async function issueCodeToNobody(ctx: DomainContext, tx: Transaction): Promise<IssuedCode> {
  const issued = newCode(ctx, ctx.ids.next(), 'verify');
  const { userId, codeHash, expiresAt } = issued;
  const now = ctx.clock.now();
  const nothing = { recipient: '', subject: '', textPart: '', htmlPart: '', userId, codeHash, expiresAt };
  await tx.insert(mailOutbox).values({ id: ctx.ids.next(), ...nothing, createdAt: now, nextAttemptAt: now });
  return issued;
}

type MailCodeRow = typeof mailCodes.$inferSelect;

const ofUser = (userId: string, purpose: MailCodePurpose) =>
  and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, purpose));

/** The locked row of a correct, unexpired code, used or not; otherwise counts a wrong try. */
async function matchMailCode(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  purpose: MailCodePurpose,
  code: string,
): Promise<MailCodeRow | null> {
  const mine = ofUser(userId, purpose);
  const [row] = await tx.select().from(mailCodes).where(mine).for('update');
  if (!row || row.expiresAt <= ctx.clock.now() || row.wrongTries >= codeMaxWrongTries) return null;
  if (isSameSecret(row.codeHash, hashOf(userId, purpose, code))) return row;
  await tx
    .update(mailCodes)
    .set({ wrongTries: row.wrongTries + 1 })
    .where(mine);
  return null;
}

/**
 * Uses a single-use code. Runs in the caller's transaction, which must commit in any case, because a wrong
 * try counts.
 * @returns whether the code was correct, unexpired and unused
 */
export async function takeMailCode(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  purpose: Exclude<MailCodePurpose, 'verify'>,
  code: string,
): Promise<boolean> {
  if (!(await matchMailCode(ctx, tx, userId, purpose, code))) return false;
  await tx.delete(mailCodes).where(ofUser(userId, purpose));
  return true;
}

const markUsed = (ctx: DomainContext, tx: Transaction, userId: string) =>
  tx.update(mailCodes).set({ usedAt: ctx.clock.now() }).where(ofUser(userId, 'verify'));

/**
 * Uses a verification code, in the caller's transaction, which must commit in any case.
 * @returns 'used' for one that was used before; used codes stay known until they expire and count wrong tries
 * like fresh ones, so guessing finds nothing new
 */
export async function useVerificationCode(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<'fresh' | 'used' | 'wrong'> {
  const row = await matchMailCode(ctx, tx, userId, 'verify', code);
  if (!row) return 'wrong';
  if (row.usedAt !== null) return 'used';
  await markUsed(ctx, tx, userId);
  return 'fresh';
}

/**
 * Uses the verification code of this link. Links can't be guessed, so used ones are recognized while they are
 * stored.
 * @returns whose it is and whether it still proves anything; null when it is unknown, or expired with the
 * account still unverified
 */
export async function useVerificationLink(
  ctx: DomainContext,
  tx: Transaction,
  linkToken: string,
): Promise<{ userId: string; isFresh: boolean } | null> {
  const [row] = await tx
    .select({ userId: mailCodes.userId, expiresAt: mailCodes.expiresAt, usedAt: mailCodes.usedAt })
    .from(mailCodes)
    .where(eq(mailCodes.linkHash, sha256(linkToken)))
    .for('update');
  if (!row) return null;
  const { userId } = row;
  if (row.usedAt === null && row.expiresAt > ctx.clock.now()) {
    await markUsed(ctx, tx, userId);
    return { userId, isFresh: true };
  }
  const [user] = await tx.select({ verifiedAt: users.verifiedAt }).from(users).where(eq(users.id, userId));
  return user?.verifiedAt ? { userId, isFresh: false } : null;
}
