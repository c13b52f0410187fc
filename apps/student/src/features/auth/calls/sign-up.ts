import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { signUpInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { Outcome, SignedIn } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { setCredentials, setSessionError } from '#src/platform/session/session.ts';
import { submitForm } from './submit-form.ts';

export type SignUpFields = {
  name: string;
  age: number | null;
  gender: string;
  email: string;
  password: string;
  invitedBy: string | null;
};

/** Creates an account; a verified one is logged in. */
export async function signUp(fields: SignUpFields): Promise<Outcome<SignedIn>> {
  const outcome = await submitForm(
    signUpInput,
    fields,
    async (input): Promise<SignedIn> => {
      const { user, token } = await api.auth.signUp.mutate(input);
      setSessionError(null);
      if (!user.isVerified || !token) return 'unverified';
      setCredentials(user, token);
      return 'in';
    },
    authMessages.signupFailed,
    { 400: { password: helpCopy.commonPassword }, 409: { email: helpCopy.knownEmail } },
  );
  if (outcome.kind !== 'failed') return outcome;
  const isKnown = outcome.reason.includes('already exists');
  const reason = isKnown ? outcome.reason + authCopy.userExistsSuffix : outcome.reason;
  setSessionError(reason);
  return { ...outcome, reason };
}
