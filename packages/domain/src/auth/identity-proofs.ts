import { identityProofMinutes } from '@repo/contracts/limits/auth';
import { identityProofs } from '@repo/db/schema';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { ProvenIdentity } from '#src/ports.ts';

/**
 * Stores an identity from the provider until the app uses it to sign in or up, for ten minutes at most.
 * @returns its secret: 64 characters 0-9a-f, shown once, stored as a hash
 */
export async function storeIdentityProof(ctx: DomainContext, identity: ProvenIdentity): Promise<string> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const proof = `${ctx.ids.next()}${ctx.ids.next()}`;
  await db.delete(identityProofs).where(lte(identityProofs.expiresAt, now));
  await db.insert(identityProofs).values({
    tokenHash: sha256(proof),
    expiresAt: new Date(now.getTime() + identityProofMinutes * 60_000),
    ...identity,
  });
  return proof;
}

/** Consumes a proof: only one of several concurrent requests gets the identity. */
async function takeIdentityProof(ctx: DomainContext, proof: string): Promise<ProvenIdentity | null> {
  const [row] = await ctx.database.db
    .delete(identityProofs)
    .where(and(eq(identityProofs.tokenHash, sha256(proof)), gt(identityProofs.expiresAt, ctx.clock.now())))
    .returning();
  if (!row) return null;
  const { subject, email, isEmailVerified, name } = row;
  return { provider: 'google', subject, email, isEmailVerified, name };
}

/** Evidence of who the caller is: the provider's idToken, or the proof a browser brought back. */
export type IdentityEvidence = { idToken?: string | null | undefined; proof?: string | null };

/**
 * Who the caller is.
 * @throws with `failureMessage`: WRONG_CREDENTIALS when the evidence is missing, old, used or not for us;
 * PROVIDER_FAILED when the provider cannot be asked
 */
export async function proveIdentity(
  ctx: DomainContext,
  { idToken, proof }: IdentityEvidence,
  failureMessage: string,
): Promise<ProvenIdentity> {
  let identity: ProvenIdentity | null = null;
  if (idToken)
    identity = await ctx.identity.verifyIdToken(idToken).catch((cause: unknown) => {
      throw new DomainError('PROVIDER_FAILED', failureMessage, { cause });
    });
  else if (proof) identity = await takeIdentityProof(ctx, proof);
  if (!identity) throw new DomainError('WRONG_CREDENTIALS', failureMessage);
  return identity;
}
