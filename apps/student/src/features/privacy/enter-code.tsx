import { mailCodeCopy } from 'virtual:messages/mailCode';
import { privacyCopy } from 'virtual:messages/privacy';
import { Button } from '@repo/ui/button';
import { CodeField } from '@repo/ui/code-field';
import { toast } from '@repo/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPause, useCountdown } from '#src/account/mail-code/use-countdown.ts';
import { planDeletion, sendCode } from './account-calls.ts';
import { FormFailure } from './form-failure.tsx';

const copy = privacyCopy.dialog;

/** Runs one call at a time, with its error at the field or in the form. */
function useCodeForm(onPlanned: (message: string) => void) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'plan' | 'resend' | null>(null);
  const [resendFrom, setResendFrom] = useState(afterPause);
  const isUnderWay = useRef(false);

  const run = async (kind: 'plan' | 'resend', call: typeof sendCode, onDone: (message: string) => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(kind);
    setFailure(null);
    setWrong(undefined);
    const outcome = await call();
    isUnderWay.current = false;
    setBusy(null);
    if (outcome.kind === 'done') onDone(outcome.message);
    if (outcome.kind === 'wrongCode') setWrong(outcome.reason);
    if (outcome.kind === 'failed') setFailure(outcome.reason);
  };
  const resent = (message: string) => {
    toast.success(message);
    // Keep a code typed during the request, which may belong to the new mail.
    setCode((now) => (now === code ? '' : now));
    setResendFrom(afterPause());
  };
  return {
    ...{ code, setCode, wrong, failure, busy },
    secondsLeft: useCountdown(resendFrom),
    plan: () => void run('plan', () => planDeletion(code), onPlanned),
    resend: () => void run('resend', sendCode, resent),
  };
}

/** The second step: enter the mail's code, or request another mail. */
export function EnterCode({
  email,
  onPlanned,
  onCancel,
}: {
  email: string;
  /** Receives the server's message. */
  onPlanned: (message: string) => void;
  onCancel: () => void;
}) {
  const { code, setCode, wrong, failure, busy, secondsLeft, plan, resend } = useCodeForm(onPlanned);
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();
  // The previous step's button had the focus and is gone; a wrong code has to be typed again.
  useEffect(focusField, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    plan();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-2">
        {copy.sentTo} <strong className="[overflow-wrap:anywhere] text-ink">{email}</strong>
      </p>
      <FormFailure text={failure} />
      <CodeField label={copy.code} name="code" value={code} onValueChange={setCode} error={wrong} />
      <Button
        variant="quiet"
        onClick={resend}
        busy={busy === 'resend'}
        disabled={secondsLeft > 0}
        className="justify-self-start tabular-nums"
      >
        {secondsLeft > 0 ? mailCodeCopy.resendIn({ seconds: secondsLeft }) : mailCodeCopy.resend}
      </Button>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outlined" className="grow sm:grow-0" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          className="grow sm:grow-0"
          busy={busy === 'plan'}
          busyLabel={copy.confirming}
        >
          {copy.confirm}
        </Button>
      </div>
    </form>
  );
}
