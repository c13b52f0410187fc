import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { emailInput, verifyEmailInput, verifyLinkInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { Outcome } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { submitForm } from './submit-form.ts';

type Said = { message: string };

/** Verifies the email with the code. */
export function verifyEmail(fields: { email: string; code: string }): Promise<Outcome<Said>> {
  return submitForm(
    verifyEmailInput,
    fields,
    (input) => api.auth.verifyEmail.mutate(input),
    authCopy.verificationFailed,
    { 400: { code: helpCopy.wrongCode } },
  );
}

/** Verifies the email with the link; fails with `errors` when the link is unknown or expired. */
export function verifyEmailLink(token: string): Promise<Outcome<Said>> {
  return submitForm(
    verifyLinkInput,
    { token },
    (input) => api.auth.verifyEmailLink.mutate(input),
    authCopy.verificationFailed,
    { 400: { link: helpCopy.wrongCode } },
  );
}

/** Mails a new code. */
export function resendCode(fields: { email: string }): Promise<Outcome<Said>> {
  return submitForm(
    emailInput,
    fields,
    (input) => api.auth.resendVerification.mutate(input),
    authMessages.sendCodeFailed,
  );
}
