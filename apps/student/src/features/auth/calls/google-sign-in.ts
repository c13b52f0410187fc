import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { failureOf, reasonOf } from '@repo/client/failure';
import * as authMessages from '@repo/contracts/messages/auth';
import { speech } from '@repo/ui/words';
import type { Outcome, SignInResult } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { helpOf } from './help-of.ts';

/** Signs in the user returning from Google, identified by an HttpOnly cookie, and stores the session. */
export async function googleSignIn(): Promise<Outcome<SignInResult>> {
  try {
    return { kind: 'done', done: completeSignIn(await api.auth.googleSignIn.mutate({ provider: 'google' })) };
  } catch (error) {
    const reason = speech.say(reasonOf(error, authMessages.googleSignInFailed));
    // Rate-limited users aren't told to sign up.
    const status = failureOf(error)?.status;
    return {
      kind: 'failed',
      reason: status === 429 ? reason : reason + authCopy.loginFailedSuffix,
      help: status === 404 ? helpCopy.unknownGoogle : helpOf(error),
    };
  }
}
