import * as authMessages from '@repo/contracts/messages/auth';
import type { EndSessionInput, OpenSessions } from '@repo/contracts/sessions';
import { sessions } from '@repo/db/schema';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import { deviceName } from './device-name.ts';
import { isSessionOf } from './session-token.ts';

/** Identifies a session in a list without revealing its key. */
const idOf = (tokenHash: string) => sha256(`listed:${tokenHash}`).slice(0, 32);

const readOpen = (ctx: UserContext) =>
  ctx.database.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.user.id), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.startedAt));

/** Records where a session started; of the User-Agent, stores only browser and system. */
export async function nameSession(ctx: DomainContext, token: string, userAgent: string): Promise<void> {
  const device = deviceName(userAgent);
  if (device === null) return;
  await ctx.database.db.update(sessions).set({ device }).where(isSessionOf(token));
}

/** Where the student is logged in. @param token the token of this request */
export async function listOpenSessions(ctx: UserContext, token: string): Promise<OpenSessions> {
  const own = sha256(token);
  return (await readOpen(ctx)).map(({ tokenHash, device, startedAt }) => ({
    id: idOf(tokenHash),
    device,
    startedAt: startedAt.toISOString(),
    isThis: tokenHash === own,
  }));
}

/** Ends one session of the student; no error if it has already ended. */
export async function endOpenSession(
  ctx: UserContext,
  { id }: EndSessionInput,
): Promise<{ message: string }> {
  const found = (await readOpen(ctx)).find(({ tokenHash }) => idOf(tokenHash) === id);
  const isFound = and(eq(sessions.userId, ctx.user.id), eq(sessions.tokenHash, found?.tokenHash ?? ''));
  if (found) await ctx.database.db.delete(sessions).where(isFound);
  return { message: authMessages.logoutDone };
}
