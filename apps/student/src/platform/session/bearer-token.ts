import { getSession } from './session.ts';
import type { SessionRecord } from './session-record.ts';

/**
 * Token for a request of this student; null when nobody is logged in, or once the cookie is confirmed to be
 * still theirs.
 * @throws RequestFailure 401 when the cookie is another user's, or the failure of that check
 */
export function bearerToken(
  { user, token }: Pick<SessionRecord, 'user' | 'token'> = getSession(),
): string | null | Promise<null> {
  if (token || !user) return token;
  return import('./cookie-session.ts').then(({ confirmCookieOf }) => confirmCookieOf(user.id));
}
