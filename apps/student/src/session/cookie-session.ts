import { createApiClient } from '@repo/client';
import { RequestFailure } from '@repo/client/failure';
import { leftHere } from './left-here.ts';
import { getSession, setCredentials } from './session.ts';

/** Screens wait for the answer. */
const silenceLimitMs = 8_000;

const byCookie = createApiClient({ getToken: () => null, silenceLimitMs });

async function ask(): Promise<void> {
  if (leftHere.get() !== null) return;
  try {
    const { user } = await byCookie.auth.verifyToken.query();
    if (user.isVerified && !getSession().isAuthenticated) setCredentials(user, null);
  } catch {
    // No answer, or nobody's cookie: nobody is logged in.
  }
}

let asked: Promise<void> | undefined;

/**
 * Asks the server, once a page, whom the browser's cookie signs in, and takes that session over: scripts can't read the
 * cookie, so the record has no token. After a logout of this tab nobody is asked. Never fails: without an answer nobody is
 * logged in.
 */
export function takeCookieSession(): Promise<void> {
  asked ??= ask();
  return asked;
}

/**
 * Makes sure that the cookie is still this student's: another may have signed in beside this tab, and nothing of one may
 * be sent or shown in the name of the other.
 * @returns null, the token of a request that the cookie carries
 * @throws RequestFailure 401 when the cookie is another's; what the question failed with
 */
export async function confirmCookieOf(userId: string): Promise<null> {
  const { user } = await byCookie.auth.verifyToken.query();
  if (user.id !== userId) throw new RequestFailure(401);
  return null;
}
