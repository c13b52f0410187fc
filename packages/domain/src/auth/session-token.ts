import type { SessionKey } from '@repo/db/prepared-queries';
import { sessions } from '@repo/db/schema';
import { and, eq, type SQL } from 'drizzle-orm';
import { sha256 } from '#src/hash.ts';

const named = /^([\w-]{1,64})\.[a-z2-7]{40}$/;

/** The key of a session. Tokens from before December 2026 name no student. */
export const sessionKeyOf = (token: string): SessionKey => ({
  // Hash the whole token, so that its secret opens nothing under another name.
  tokenHash: sha256(token),
  userId: named.exec(token)?.[1] ?? null,
});

/** Condition for the session of a token. */
export function isSessionOf(token: string): SQL | undefined {
  const { tokenHash, userId } = sessionKeyOf(token);
  return and(eq(sessions.tokenHash, tokenHash), userId === null ? undefined : eq(sessions.userId, userId));
}
