import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { failureOf } from '@repo/client/failure';
import { signInInput } from '@repo/contracts/auth';
import type { Outcome, SignedIn } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { setCredentials, setSessionError } from '#src/platform/session/session.ts';
import { submitForm } from './submit-form.ts';

/** Logs in and stores the session; an unverified account gets a code by mail instead. */
export async function logIn(fields: { email: string; password: string }): Promise<Outcome<SignedIn>> {
  let isTooMany = false;
  const call = async (input: typeof fields): Promise<SignedIn> => {
    try {
      const { user, token } = await api.auth.signIn.mutate(input);
      setSessionError(null);
      if (!user.isVerified || !token) return 'unverified';
      setCredentials(user, token);
      return 'in';
    } catch (error) {
      isTooMany = failureOf(error)?.status === 429;
      throw error;
    }
  };
  const outcome = await submitForm(signInInput, fields, call, authCopy.loginFailed, {
    401: { password: helpCopy.wrongCredentials },
  });
  if (outcome.kind !== 'failed') return outcome;
  // Rate-limited users aren't told to sign up.
  const reason = isTooMany ? outcome.reason : outcome.reason + authCopy.loginFailedSuffix;
  setSessionError(reason);
  return { ...outcome, reason };
}
