import { Button } from '@repo/ui/button';
import { PasswordField } from '@repo/ui/password-field';
import { type FormEvent, type RefObject, useEffect } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { useVerifyAdmin } from './use-verify-admin.ts';

/** The password field and its button. Why the login failed stands at the field, which gets the focus back. */
export function LoginForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { verify, isBusy, failure } = useVerifyAdmin();

  useEffect(() => {
    if (!failure) return;
    field.current?.focus();
    field.current?.select();
  }, [failure, field]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    verify(field.current?.value ?? '');
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {/* Students log in on the same address: a name keeps a password manager from mixing the two up. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value="admin"
        readOnly
        hidden
        tabIndex={-1}
      />
      <PasswordField
        ref={field}
        name="password"
        label={adminCopy.loginPassword}
        autoComplete="current-password"
        error={failure ? <FailureText {...failure} /> : undefined}
      />
      <Button type="submit" fullWidth busy={isBusy} busyLabel={adminCopy.loginVerifying}>
        {adminCopy.loginVerify}
      </Button>
    </form>
  );
}

function FailureText({ message, wait }: { message: string; wait: string | null }) {
  return wait ? (
    <>
      {message}
      <span className="block font-bold">{wait}</span>
    </>
  ) : (
    message
  );
}
