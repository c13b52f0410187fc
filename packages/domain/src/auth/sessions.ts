import type { User } from '@repo/contracts/auth';
import { isRefusalDue } from '@repo/contracts/consent.rules';
import * as consentMessages from '@repo/contracts/messages/consent';
import { deletedSessions, sessions, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { stopAllReminders } from '#src/reminders/reminder.ts';
import type { Transaction } from '#src/transactions.ts';
import { isRefused, presentUser } from './present-user.ts';
import { createSessionToken } from './session-store.ts';

/**
 * Starts a session. @returns the token, shown once, stored as a hash
 * @throws FORBIDDEN for an account closed by a guardian's refusal
 */
export async function startSession(ctx: DomainContext, userId: string): Promise<string> {
  const [account] = await ctx.database.db
    .select({ adultAt: users.adultAt, refusalDueAt: users.refusalDueAt })
    .from(users)
    .where(eq(users.id, userId));
  if (account && isRefusalDue(account, ctx.clock.now()))
    throw new DomainError('FORBIDDEN', consentMessages.accountRefused);
  const session = await ctx.sessions.createSession(userId, {}, { sessionId: createSessionToken(userId) });
  return session.id;
}

/** The verified user of a session, and whether this look-up renewed it for 30 days; or null. */
export async function findSession(
  ctx: DomainContext,
  token: string,
): Promise<{ user: User; isRenewed: boolean } | null> {
  const { user, session } = await ctx.sessions.validateSession(token);
  if (!user || isRefused(ctx, user.row)) return null;
  const found = presentUser(ctx, user.row);
  return found.isVerified ? { user: found, isRenewed: session.fresh } : null;
}

/** The verified user whose session this token is, or null. */
export async function findSessionUser(ctx: DomainContext, token: string): Promise<User | null> {
  return (await findSession(ctx, token))?.user ?? null;
}

/** Whether this token was a session of a deleted account; known for a year. */
export async function isOfDeletedAccount(ctx: DomainContext, token: string): Promise<boolean> {
  const isTold = eq(deletedSessions.tokenHash, sha256(token));
  const [found] = await ctx.database.db.select().from(deletedSessions).where(isTold);
  return found !== undefined;
}

/** Ends one session; an unknown token is no error. */
export async function logout(ctx: DomainContext, token: string): Promise<void> {
  await ctx.sessions.invalidateSession(token);
}

/** Ends every session of the account and the reminders of the logged-out browsers. */
export async function endAllSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await stopAllReminders(tx, userId);
}
