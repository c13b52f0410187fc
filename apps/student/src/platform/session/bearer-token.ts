import { getSession } from './session.ts';
import type { SessionRecord } from './session-record.ts';

/**
 * The token for a request of this student. Null when nobody is logged in, or when the session is in the
 * cookie and was confirmed to be still theirs.
 * @throws RequestFailure 401 when the cookie is another user's, or the failure of that check
 */
export function bearerToken(
  { user, token }: Pick<SessionRecord, 'user' | 'token'> = getSession(),
): string | null | Promise<null> {
  if (token || !user) return token;
  return import('./cookie-session.ts').then(({ confirmCookieOf }) => confirmCookieOf(user.id));
}
