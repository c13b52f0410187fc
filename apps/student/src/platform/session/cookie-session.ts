import { createApiClient } from '@repo/client';
import { RequestFailure } from '@repo/client/failure';
import { leftHere } from './left-here.ts';
import { getSession, setCredentials } from './session.ts';

/** Short, because screens wait for the reply. */
const silenceLimitMs = 8_000;

const byCookie = createApiClient({ getToken: () => null, silenceLimitMs });

async function ask(): Promise<void> {
  if (leftHere.get() !== null) return;
  try {
    const { user } = await byCookie.auth.verifyToken.query();
    if (user.isVerified && !getSession().isAuthenticated) setCredentials(user, null);
  } catch {
    // No reply, or no valid cookie: logged out
  }
}

let asked: Promise<void> | undefined;

/**
 * Asks the server once per page whose session the cookie carries, and stores it without a token, since
 * scripts can't read the cookie. Skipped after a logout in this tab. Never fails: without a reply nobody is
 * logged in.
 */
export function takeCookieSession(): Promise<void> {
  asked ??= ask();
  return asked;
}

/**
 * Checks that the cookie is still this student's: another user may have logged in in another tab, and their
 * data must not mix.
 * @returns null, the token of requests with the cookie
 * @throws RequestFailure 401 when the cookie is another user's; the failure of the check
 */
export async function confirmCookieOf(userId: string): Promise<null> {
  const { user } = await byCookie.auth.verifyToken.query();
  if (user.id !== userId) throw new RequestFailure(401);
  return null;
}
