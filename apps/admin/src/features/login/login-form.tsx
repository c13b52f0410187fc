import { adminCodeMaxLength, teacherNameMaxLength } from '@repo/contracts/limits/admin';
import { Button } from '@repo/ui/button';
import { PasswordField } from '@repo/ui/password-field';
import { TextField } from '@repo/ui/text-field';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { keepTeacherName, readTeacherName } from '#src/session/teacher-name.ts';
import { useVerifyAdmin } from './use-verify-admin.ts';

/** The password field, the teacher's name, and the button. Errors are shown at the field, which gets the focus back. */
export function LoginForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { verify, isBusy, failure, needsCode } = useVerifyAdmin();
  const [name, setName] = useState(readTeacherName);
  const codeField = useRef<HTMLInputElement>(null);
  const error = failure ? <FailureText {...failure} /> : undefined;

  useEffect(() => {
    if (!failure && !needsCode) return;
    const input = needsCode ? codeField.current : field.current;
    input?.focus();
    input?.select();
  }, [failure, needsCode, field]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepTeacherName(name);
    verify({ password: field.current?.value ?? '', code: codeField.current?.value ?? '' });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {/* Students log in on the same address: a name lets password managers tell the two apart. */}
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
        readOnly={isBusy}
        error={needsCode ? undefined : error}
      />
      {needsCode && (
        <TextField
          ref={codeField}
          label={adminCopy.loginCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={adminCodeMaxLength}
          readOnly={isBusy}
          error={error}
        />
      )}
      <TextField
        label={adminCopy.loginName}
        hint={adminCopy.loginNameHint}
        value={name}
        maxLength={teacherNameMaxLength}
        readOnly={isBusy}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
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
