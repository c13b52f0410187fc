import * as authMessages from '@repo/contracts/messages/auth';
import { DomainError, findSession, type UserContext } from '@repo/domain';
import type { ApiContext } from './context.ts';

/** What looking a session up needs of a request. */
export type SessionContext = Pick<ApiContext, 'domain' | 'token' | 'setSessionCookie'>;

/**
 * The one door for students, whichever way the call came: the verified user of the request's session, as the domain
 * wants it. The cookie must not end before a session that was just renewed.
 * @throws NOT_SIGNED_IN
 */
export async function requireStudent(ctx: SessionContext): Promise<UserContext> {
  const { domain, token } = ctx;
  const session = token && (await findSession(domain, token.value));
  if (!session || !token) throw new DomainError('NOT_SIGNED_IN', authMessages.notSignedIn);
  if (session.isRenewed) ctx.setSessionCookie(token.value);
  return { ...domain, user: session.user };
}
