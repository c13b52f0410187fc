import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { reasonOf } from '@repo/client/failure';
import { emailInput, resetPasswordInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { z } from 'zod';
import type { Outcome } from '#src/features/auth/outcome.ts';
import { api } from '#src/platform/api/api.ts';
import { submitForm } from './submit-form.ts';

type Said = { message: string };

/** Mails a reset code. */
export function sendResetCode(fields: { email: string }): Promise<Outcome<Said>> {
  return submitForm(
    emailInput,
    fields,
    (input) => api.auth.sendResetCode.mutate(input),
    authMessages.sendResetFailed,
  );
}

export type ResetFields = { email: string; resetCode: string; newPassword: string; confirmPassword: string };

/** Both passwords match; reported only once the new one is valid. */
const resetForm = resetPasswordInput
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    error: authCopy.passwordsDiffer,
    when: ({ issues }) => issues.every((issue) => issue.path?.[0] !== 'newPassword'),
  });

/** Replaces the password with the mailed code. */
export async function resetPassword(fields: ResetFields): Promise<Outcome<Said>> {
  let isTooCommon = false;
  const outcome = await submitForm(
    resetForm,
    fields,
    async ({ confirmPassword: _same, ...input }) => {
      try {
        return await api.auth.resetPassword.mutate(input);
      } catch (error) {
        isTooCommon = reasonOf(error, '') === authMessages.passwordTooCommon;
        throw error;
      }
    },
    authCopy.resetFailed,
    { 400: { resetCode: helpCopy.wrongCode } },
  );
  if (outcome.kind !== 'failed' || !isTooCommon) return outcome;
  return { ...outcome, errors: { newPassword: helpCopy.commonPassword } };
}
