import { knownDeviceDays, knownDevicesPerAccountMax } from '@repo/contracts/limits/auth';
import { accountEmails, guardianLinks, knownDevices } from '@repo/db/schema';
import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * The counter for tries on an account: the browser's own if someone has signed in to this account there, else
 * the one shared by all unknown browsers. So strangers can't use up the owner's tries.
 * @param deviceToken the secret that the browser sent, or null
 */
export async function tryCountOf(
  ctx: DomainContext,
  email: string,
  deviceToken: string | null,
): Promise<string> {
  if (!deviceToken) return email;
  const tokenHash = sha256(deviceToken);
  const [known] = await ctx.database.db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(accountEmails, eq(accountEmails.userId, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(accountEmails.email, email)));
  // Unambiguous, because emails contain no space.
  return known ? `${email} ${tokenHash}` : email;
}

/** Whether the browser with this secret has signed up for or in to this account. */
export async function isKnownDevice(
  tx: Transaction,
  userId: string,
  deviceToken: string | null,
): Promise<boolean> {
  if (!deviceToken) return false;
  const [known] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, sha256(deviceToken))));
  return known !== undefined;
}

/**
 * Marks a browser as known to an account; call it after the user opened the account or proved to own it.
 * @param deviceToken the browser's existing secret, or null: one browser may be known to several accounts
 * @returns the secret for the browser: 64 characters 0-9a-f, stored as a hash
 */
export async function rememberDevice(
  ctx: DomainContext,
  userId: string,
  deviceToken: string | null,
): Promise<string> {
  const lastUsedAt = ctx.clock.now();
  return ctx.database.db.transaction(async (tx) => {
    const token = (await ownToken(tx, deviceToken)) ?? `${ctx.ids.next()}${ctx.ids.next()}`;
    await tx
      .insert(knownDevices)
      .values({ tokenHash: sha256(token), userId, lastUsedAt })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt } });
    const newest = tx
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastUsedAt))
      .limit(knownDevicesPerAccountMax);
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)));
    return token;
  });
}

/** The token if this server issued it, else null, so that nobody can choose a token for someone else. */
export async function ownToken(tx: Transaction, deviceToken: string | null): Promise<string | null> {
  if (!deviceToken) return null;
  const [found] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, sha256(deviceToken)))
    .limit(1);
  if (found) return deviceToken;
  const [guardian] = await tx
    .select({ userId: guardianLinks.userId })
    .from(guardianLinks)
    .where(eq(guardianLinks.deviceHash, sha256(deviceToken)))
    .limit(1);
  return guardian ? deviceToken : null;
}

/** Makes every browser unknown to this account, except the one with this token. */
export async function forgetDevices(
  tx: Transaction,
  userId: string,
  currentToken: string | null,
): Promise<void> {
  const others = currentToken ? ne(knownDevices.tokenHash, sha256(currentToken)) : undefined;
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

/** Removes browsers that nobody used to sign in to the account for a year. @returns how many */
export async function deleteUnusedDevices(ctx: DomainContext): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - knownDeviceDays * 86_400_000);
  const gone = await ctx.database.db
    .delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, before))
    .returning({ userId: knownDevices.userId });
  return gone.length;
}
