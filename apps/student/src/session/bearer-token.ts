import { getSession } from './session.ts';
import type { SessionRecord } from './session-record.ts';

/**
 * The token for a request in this student's name; null when nobody is logged in, or once the cookie that carries the session
 * is known to be still theirs.
 * @throws RequestFailure 401 when it is not, or why that could not be asked
 */
export function bearerToken(
  { user, token }: Pick<SessionRecord, 'user' | 'token'> = getSession(),
): string | null | Promise<null> {
  if (token || !user) return token;
  return import('./cookie-session.ts').then(({ confirmCookieOf }) => confirmCookieOf(user.id));
}
