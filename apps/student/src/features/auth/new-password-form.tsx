import { authCopy } from 'virtual:messages/auth';
import { resetCopy } from 'virtual:messages/reset';
import { passwordMinLength } from '@repo/contracts/limits/auth';
import { Button } from '@repo/ui/button';
import { CodeField } from '@repo/ui/code-field';
import { PasswordField } from '@repo/ui/password-field';
import { Tick } from '@repo/ui/tick';
import { useState } from 'react';
import { Help } from './help.tsx';
import { textOf, useAuthForm } from './use-auth-form.ts';

const loadCalls = () => import('./calls/reset-password.ts');

type NewPasswordFormProps = { email: string; onChangeEmail: () => void; onReset: () => void };

export function NewPasswordForm({ email, onChangeEmail, onReset }: NewPasswordFormProps) {
  const [resetCode, setResetCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const { errors, help, isBusy, form } = useAuthForm({
    send: async (data) => {
      const { resetPassword } = await loadCalls();
      const passwords = {
        newPassword: textOf(data, 'newPassword'),
        confirmPassword: textOf(data, 'confirmPassword'),
      };
      return resetPassword({ email, resetCode, ...passwords });
    },
    onDone: onReset,
    fallback: authCopy.resetFailed,
  });
  const areEqual = newPassword === confirmPassword;
  const doAgree = areEqual && newPassword.length >= passwordMinLength;

  return (
    <form {...form} className="mt-1 grid gap-5">
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
        {resetCopy.resetSentTo} <strong className="[overflow-wrap:anywhere] text-ink">{email}</strong>
        <button
          type="button"
          onClick={onChangeEmail}
          className="inline-flex min-h-11 items-center font-bold text-pen underline"
        >
          {resetCopy.resetChange}
        </button>
      </p>
      <Help text={help} />
      <CodeField
        label={resetCopy.resetCodeLabel}
        name="resetCode"
        value={resetCode}
        onValueChange={setResetCode}
        error={errors.resetCode}
      />
      <PasswordField
        label={resetCopy.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={authCopy.passwordHint}
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        error={errors.newPassword}
      />
      <PasswordField
        label={resetCopy.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.target.value)}
        error={areEqual ? undefined : errors.confirmPassword}
        hint={
          doAgree ? (
            <span className="flex items-center gap-1.5 font-bold text-tick">
              <Tick size={18} animated /> {resetCopy.passwordsAgree}
            </span>
          ) : undefined
        }
      />
      <Button type="submit" fullWidth busy={isBusy} busyLabel={resetCopy.resetBusy}>
        {resetCopy.resetButton}
      </Button>
    </form>
  );
}
