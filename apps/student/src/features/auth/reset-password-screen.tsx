import { authCopy } from 'virtual:messages/auth';
import { resetCopy } from 'virtual:messages/reset';
import * as authMessages from '@repo/contracts/messages/auth';
import { toast } from '@repo/ui/toast';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { AuthPage } from './auth-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';
import { WaitingPage } from './waiting-page.tsx';

/** Step one mails a code; step two takes it with the new password. Going back sends nothing. */
export function ResetPasswordScreen() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const shownStep = useRef<number>(step);
  useScreenTitle(resetCopy.resetButton);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const onSent = (to: string) => {
    toast.success(authMessages.resetSent);
    setSentTo(to);
    setStep(2);
  };
  const onReset = () => {
    toast.success(authMessages.resetDone);
    navigate({ to: '/login', replace: true, state: { email } });
  };

  return (
    <AuthPage aside={<WaitingPage name="mitu" tip={resetCopy.resetTip} />}>
      <h1 ref={heading} tabIndex={-1}>
        {resetCopy.resetTitle}
      </h1>
      {/* Both steps stay mounted, so that typed text isn't lost. */}
      <div hidden={step !== 1}>
        <ResetCodeForm
          email={email}
          onEmail={setEmail}
          onSent={onSent}
          onHaveCode={sentTo !== null && sentTo === email.trim() ? () => setStep(2) : undefined}
        />
      </div>
      <div hidden={step !== 2}>
        <NewPasswordForm email={sentTo ?? ''} onChangeEmail={() => setStep(1)} onReset={onReset} />
      </div>
      <p className="mt-2">
        <Link to="/login" className="inline-flex min-h-11 items-center font-bold text-pen underline">
          {authCopy.backToLogin}
        </Link>
      </p>
    </AuthPage>
  );
}
