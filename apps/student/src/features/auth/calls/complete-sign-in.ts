import type { AuthReply } from '@repo/contracts/auth';
import type { SignInResult } from '#src/features/auth/outcome.ts';
import { setCredentials, setSessionError } from '#src/session/session.ts';

/** The result of a Google sign-in; stores a verified student's session. */
export function completeSignIn({ user, token }: AuthReply): SignInResult {
  setSessionError(null);
  if (!user.isVerified || !token) return { signedIn: 'unverified', email: user.email };
  setCredentials(user, token);
  return { signedIn: 'in', email: user.email };
}
