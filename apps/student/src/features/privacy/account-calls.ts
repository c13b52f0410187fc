import { privacyCopy } from 'virtual:messages/privacy';
import { failureOf, isSignedOut, isUnreachable, reasonOf } from '@repo/client/failure';
import { deletionInput } from '@repo/contracts/auth';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import { speech } from '@repo/ui/words';
import { endRefusedSession } from '#src/account/session/end-session.ts';
import { api } from '#src/platform/api/api.ts';
import { takeFreshUser } from '#src/platform/api/fresh-user.ts';
import { setUser } from '#src/platform/session/session.ts';

const copy = privacyCopy.dialog;
const wrongCode = 400;

/** The outcome of a call: the server's message, or an error at the code field or in the form, with advice. */
export type Outcome =
  | { kind: 'done'; message: string }
  | { kind: 'wrongCode'; reason: string }
  | { kind: 'failed'; reason: string }
  /** The page is being replaced by the login. */
  | { kind: 'left' };

function outcomeOf(error: unknown, fallback: string): Outcome {
  if (isSignedOut(error)) {
    void endRefusedSession(error);
    return { kind: 'left' };
  }
  const reason = speech.say(reasonOf(error, fallback));
  if (failureOf(error)?.status === wrongCode) return { kind: 'wrongCode', reason };
  return {
    kind: 'failed',
    reason: copy.andNow({
      reason: reason.replace(/[.।]$/, ''),
      whatToDo: isUnreachable(error) ? copy.checkNetwork : copy.again,
    }),
  };
}

/** Fetches the server's current state of the student. Never fails; an ended session leads to the login. */
export async function refreshUser(): Promise<void> {
  try {
    await takeFreshUser();
  } catch (error) {
    if (isSignedOut(error)) void endRefusedSession(error);
  }
}

/** Requests the mail with the code that deletes the account. Never throws. */
export async function sendCode(): Promise<Outcome> {
  try {
    return { kind: 'done', message: (await api.auth.sendDeletionCode.mutate()).message };
  } catch (error) {
    return outcomeOf(error, deletionMessages.sendDeletionCodeFailed);
  }
}

/** Schedules the deletion of the account with the mail's code. Never throws. */
export async function planDeletion(code: string): Promise<Outcome> {
  const parsed = deletionInput.safeParse({ code });
  if (!parsed.success)
    return {
      kind: 'wrongCode',
      reason: parsed.error.issues[0]?.message ?? deletionMessages.deletionCodeInvalid,
    };
  try {
    const { user, message } = await api.auth.planDeletion.mutate(parsed.data);
    setUser(user);
    return { kind: 'done', message };
  } catch (error) {
    return outcomeOf(error, copy.failed);
  }
}
