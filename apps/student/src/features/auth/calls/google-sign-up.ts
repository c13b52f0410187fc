import { googleSignUpInput } from '@repo/contracts/auth';
import { api } from '#src/api/api.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import type { CameIn, Outcome } from '#src/features/auth/outcome.ts';
import { comeIn } from './come-in.ts';
import { settle } from './settle.ts';

type GoogleSignUpFields = {
  name: string;
  age: number | null;
  gender: string;
  invitedBy: string | null;
};

/** Opens an account for whoever came back from Google; a verified one is logged in at once. */
export async function googleSignUp(fields: GoogleSignUpFields): Promise<Outcome<CameIn>> {
  const outcome = await settle(
    googleSignUpInput,
    { ...fields, provider: 'google' },
    async (input) => comeIn(await api.auth.googleSignUp.mutate(input)),
    authCopy.googleSignUpFailed,
  );
  if (outcome.kind !== 'failed' || !outcome.reason.includes('already exists')) return outcome;
  return { kind: 'failed', reason: outcome.reason + authCopy.userExistsSuffix };
}
