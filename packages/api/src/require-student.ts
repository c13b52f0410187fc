import * as authMessages from '@repo/contracts/messages/auth';
import * as consentMessages from '@repo/contracts/messages/consent';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import { DomainError, findSession, isOfDeletedAccount, type UserContext } from '@repo/domain';
import type { ApiContext } from './context.ts';

/** What a session lookup needs from a request. */
export type SessionContext = Pick<ApiContext, 'domain' | 'token' | 'setSessionCookie'>;

/**
 * The verified user of the request's session, over any transport; also one who may only ask for consent and
 * leave. Renews the cookie with the session, so that it does not expire first.
 * @throws NOT_SIGNED_IN; ACCOUNT_DELETED
 */
export async function requireAccount(ctx: SessionContext): Promise<UserContext> {
  const { domain, token } = ctx;
  const session = token && (await findSession(domain, token.value));
  if (!session || !token) {
    if (token && (await isOfDeletedAccount(domain, token.value)))
      throw new DomainError('ACCOUNT_DELETED', deletionMessages.accountDeleted);
    throw new DomainError('NOT_SIGNED_IN', authMessages.notSignedIn);
  }
  if (session.isRenewed) ctx.setSessionCookie(token.value);
  return { ...domain, user: session.user };
}

/**
 * The one door for students: the same, but only with the required consent
 * (docs/product/accounts.md#guardians-consent).
 * @throws NOT_SIGNED_IN; ACCOUNT_DELETED; CONSENT_NEEDED
 */
export async function requireStudent(ctx: SessionContext): Promise<UserContext> {
  const student = await requireAccount(ctx);
  if (student.user.isConsentNeeded) throw new DomainError('CONSENT_NEEDED', consentMessages.consentNeeded);
  return student;
}
