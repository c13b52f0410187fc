import { failureOf, reasonOf } from '@repo/client/failure';
import { api } from '#src/api/api.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import type { CameIn, Outcome } from '#src/features/auth/outcome.ts';
import { comeIn } from './come-in.ts';

/**
 * Signs in with whoever came back from Google, and keeps the session. Who that is stands in a cookie that no script
 * can read.
 */
export async function googleSignIn(): Promise<Outcome<CameIn>> {
  try {
    return { kind: 'done', done: comeIn(await api.auth.googleSignIn.mutate({ provider: 'google' })) };
  } catch (error) {
    const reason = reasonOf(error, authCopy.googleSignInFailed);
    // Whoever is merely asked to wait is not told to sign up.
    const isTooMany = failureOf(error)?.status === 429;
    return { kind: 'failed', reason: isTooMany ? reason : reason + authCopy.loginFailedSuffix };
  }
}
