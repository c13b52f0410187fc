import { codeAlphabet, codeLength, codeLifeMinutes, codeMaxWrongTries } from '@repo/contracts/limits';
import { type MailCodePurpose, mailCodes } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { isSameSecret, sha256 } from '#src/hash.ts';

export type IssuedCode = { code: string; linkToken: string };

/** Bound to user and purpose, so that equal codes of two people do not look alike in the table. */
const hashOf = (userId: string, purpose: MailCodePurpose, secret: string) =>
  sha256(`${userId}:${purpose}:${secret}`);

/** Makes a new code for 10 minutes; whatever code the user had for this purpose is gone. */
export async function issueMailCode(
  ctx: DomainContext,
  userId: string,
  purpose: MailCodePurpose,
): Promise<IssuedCode> {
  const code = ctx.ids.code(codeAlphabet, codeLength);
  const linkToken = `${ctx.ids.next()}${ctx.ids.next()}`;
  const fresh = {
    codeHash: hashOf(userId, purpose, code),
    linkHash: purpose === 'verify' ? sha256(linkToken) : null,
    wrongTries: 0,
    expiresAt: new Date(ctx.clock.now().getTime() + codeLifeMinutes * 60_000),
  };
  await ctx.database.db
    .insert(mailCodes)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [mailCodes.userId, mailCodes.purpose], set: fresh });
  return { code, linkToken };
}

/**
 * Uses a code up. Runs in the caller's transaction, which must commit whatever the answer is: a wrong try counts.
 * @returns whether the code was right, alive and not yet used
 */
export async function consumeMailCode(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  purpose: MailCodePurpose,
  code: string,
): Promise<boolean> {
  const mine = and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, purpose));
  const [row] = await tx.select().from(mailCodes).where(mine).for('update');
  if (!row) return false;
  const isDead = row.expiresAt <= ctx.clock.now() || row.wrongTries >= codeMaxWrongTries;
  if (!isDead && isSameSecret(row.codeHash, hashOf(userId, purpose, code))) {
    await tx.delete(mailCodes).where(mine);
    return true;
  }
  if (isDead) await tx.delete(mailCodes).where(mine);
  else
    await tx
      .update(mailCodes)
      .set({ wrongTries: row.wrongTries + 1 })
      .where(mine);
  return false;
}

/** Uses the code up that came with this link. @returns whose it was, or null when unknown, old or used */
export async function consumeMailLink(
  ctx: DomainContext,
  tx: Transaction,
  linkToken: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(mailCodes)
    .where(eq(mailCodes.linkHash, sha256(linkToken)))
    .returning();
  return row && row.expiresAt > ctx.clock.now() ? row.userId : null;
}
