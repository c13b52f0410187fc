import { authCopy } from 'virtual:messages/auth';
import { mailCodeCopy } from 'virtual:messages/mailCode';
import { verifyCopy } from 'virtual:messages/verify';
import * as authMessages from '@repo/contracts/messages/auth';
import { Button } from '@repo/ui/button';
import { CodeField } from '@repo/ui/code-field';
import { toast } from '@repo/ui/toast';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterPause, useCountdown } from '#src/account/mail-code/use-countdown.ts';
import { AuthPage } from './auth-page.tsx';
import { EmailField } from './email-field.tsx';
import { Help } from './help.tsx';
import type { Outcome } from './outcome.ts';
import { failureToast, forgetFailure, useAuthForm } from './use-auth-form.ts';
import { WaitingPage } from './waiting-page.tsx';

const loadCalls = () => import('./calls/verify-email.ts');

type VerifyFormProps = { givenEmail?: string; linkError?: string; onVerified: () => void };

export function VerifyForm({ givenEmail, linkError, onVerified }: VerifyFormProps) {
  const [email, setEmail] = useState(givenEmail ?? '');
  const [code, setCode] = useState('');
  const [isResending, setIsResending] = useState(false);
  // A code was already sent after sign-up.
  const [resendFrom, setResendFrom] = useState(() => (givenEmail && !linkError ? afterPause() : 0));
  const secondsLeft = useCountdown(resendFrom);

  const { errors, setErrors, help, isBusy, form } = useAuthForm({
    send: async () => (await loadCalls()).verifyEmail({ email, code }),
    onDone: onVerified,
    fallback: authCopy.verificationFailed,
  });

  // Move focus, because the pressed button was removed.
  useEffect(() => {
    if (linkError) form.ref.current?.querySelector('input')?.focus();
  }, [linkError, form.ref]);

  const resend = async () => {
    if (isResending) return;
    setIsResending(true);
    forgetFailure();
    const outcome = await loadCalls()
      .then(({ resendCode }) => resendCode({ email }))
      .catch(
        (): Outcome<never> => ({
          kind: 'failed',
          reason: authMessages.sendCodeFailed,
          help: authCopy.checkNetwork,
        }),
      );
    setIsResending(false);
    if (outcome.kind === 'invalid') setErrors(outcome.errors);
    if (outcome.kind === 'failed') toast.error(outcome.reason, failureToast);
    if (outcome.kind === 'done') {
      toast.success(outcome.done.message || authMessages.codeSent);
      // Keep a code typed since the request: it may be from the new mail.
      setCode((now) => (now === code ? '' : now));
      setErrors({});
      setResendFrom(afterPause());
    }
  };

  return (
    <AuthPage aside={<WaitingPage name="kalam" tip={verifyCopy.verifyTip} />}>
      <h1>{verifyCopy.verifyTitle}</h1>
      <p className="mt-1 text-ink-2">
        {givenEmail ? (
          <>
            {verifyCopy.verifyLine}{' '}
            <strong className="[overflow-wrap:anywhere] text-ink">{givenEmail}</strong>
          </>
        ) : (
          verifyCopy.verifyLineNoEmail
        )}
      </p>
      <form {...form} className="mt-6 grid gap-5" onFocus={() => void loadCalls().catch(() => {})}>
        <Help text={help ?? linkError ?? null} />
        {givenEmail && !errors.email ? null : (
          <EmailField value={email} onValueChange={setEmail} error={errors.email} />
        )}
        <CodeField
          label={verifyCopy.codeLabel}
          name="code"
          value={code}
          onValueChange={setCode}
          error={errors.code}
        />
        <Button type="submit" fullWidth busy={isBusy} busyLabel={verifyCopy.verifyBusy}>
          {verifyCopy.verifyButton}
        </Button>
        <Button
          variant="quiet"
          onClick={resend}
          busy={isResending}
          disabled={secondsLeft > 0}
          className="tabular-nums"
        >
          {secondsLeft > 0 ? mailCodeCopy.resendIn({ seconds: secondsLeft }) : mailCodeCopy.resend}
        </Button>
      </form>
      <p className="mt-2">
        <Link to="/login" className="inline-flex min-h-11 items-center font-bold text-pen underline">
          {authCopy.backToLogin}
        </Link>
      </p>
    </AuthPage>
  );
}
