import type { AuthReply } from '@repo/contracts/auth';
import type { SignInResult } from '#src/features/auth/outcome.ts';
import { setCredentials, setSessionError } from '#src/platform/session/session.ts';

/** Handles the reply of a Google sign-in; stores the session of a verified student. */
export function completeSignIn({ user, token }: AuthReply): SignInResult {
  setSessionError(null);
  if (!user.isVerified || !token) return { signedIn: 'unverified', email: user.email };
  setCredentials(user, token);
  return { signedIn: 'in', email: user.email };
}
