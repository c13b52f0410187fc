import type { AuthReply } from '@repo/contracts/auth';
import type { CameIn } from '#src/features/auth/outcome.ts';
import { setCredentials, setSessionError } from '#src/session/session.ts';

/** What a Google reply came to; a verified student's session is kept. */
export function comeIn({ user, token }: AuthReply): CameIn {
  setSessionError(null);
  if (!user.isVerified || !token) return { signedIn: 'unverified', email: user.email };
  setCredentials(user, token);
  return { signedIn: 'in', email: user.email };
}
