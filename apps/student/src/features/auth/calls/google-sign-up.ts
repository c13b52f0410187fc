import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { googleSignUpInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { Outcome, SignInResult } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { submitForm } from './submit-form.ts';

type GoogleSignUpFields = {
  name: string;
  age: number | null;
  gender: string;
  invitedBy: string | null;
};

/** Creates an account for the user returning from Google; a verified one is logged in. */
export async function googleSignUp(fields: GoogleSignUpFields): Promise<Outcome<SignInResult>> {
  const outcome = await submitForm(
    googleSignUpInput,
    { ...fields, provider: 'google' },
    async (input) => completeSignIn(await api.auth.googleSignUp.mutate(input)),
    authMessages.googleSignUpFailed,
  );
  if (outcome.kind !== 'failed' || !outcome.reason.includes('already exists')) return outcome;
  const reason = outcome.reason + authCopy.userExistsSuffix;
  return { kind: 'failed', reason, help: helpCopy.knownGoogle };
}
