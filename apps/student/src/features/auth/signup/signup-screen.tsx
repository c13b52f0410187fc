import { loginRedirectMs, signupSteps } from '@repo/contracts/limits';
import { Button, buttonClass } from '@repo/ui/button';
import { ProgressBar } from '@repo/ui/progress-bar';
import { toast } from '@repo/ui/toast';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { authCopy } from '#src/features/auth/copy.ts';
import { Refusal } from '#src/features/auth/refusal.tsx';
import { textOf, useAuthForm } from '#src/features/auth/use-auth-form.ts';
import { useScreenTitle } from '#src/screen/use-screen-title.ts';
import { keepProfilePicture } from '#src/session/profile-picture.ts';
import { checkStep, stepOfField } from './check-step.ts';
import { IdCard } from './id-card.tsx';
import {
  clearDraft,
  forgetInvite,
  readDraft,
  readDraftPicture,
  rememberInvite,
  type SignupDraft,
  saveDraft,
  saveDraftPicture,
} from './signup-draft.ts';
import { SignupStep } from './signup-step.tsx';

const loadCall = () => import('#src/features/auth/calls/sign-up.ts');

const questions = [
  authCopy.nameQuestion,
  authCopy.ageQuestion,
  authCopy.genderQuestion,
  authCopy.pictureQuestion,
  authCopy.accountQuestion,
];

/** Five questions, one at a time; forward by 'continue' alone, back keeps what was filled in. */
export function SignupScreen({ invite }: { invite: string | undefined }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SignupDraft>(readDraft);
  const [picture, setPicture] = useState<string | null>(readDraftPicture);
  const [invitedBy] = useState(() => rememberInvite(invite));
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(draft.step);
  const { step } = draft;
  useScreenTitle(`${authCopy.signUp}, ${authCopy.step(step, signupSteps).toLowerCase()}`);

  useEffect(() => saveDraft(draft), [draft]);
  useEffect(() => saveDraftPicture(picture), [picture]);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);

  const change = (part: Partial<SignupDraft>) => setDraft((before) => ({ ...before, ...part }));

  const { errors, setErrors, refusal, isBusy, form } = useAuthForm({
    send: async (data) => {
      const stepErrors = checkStep(draft);
      if (Object.keys(stepErrors).length > 0) return { kind: 'invalid', errors: stepErrors };
      if (step < signupSteps) {
        change({ step: step + 1 });
        return { kind: 'invalid', errors: {} };
      }
      const { name, age, gender, email } = draft;
      const { signUp } = await loadCall();
      const password = textOf(data, 'password');
      const fields = { name, age: age === '' ? null : Number(age), gender, email, password, invitedBy };
      const outcome = await signUp(fields);
      // A refresh may have brought an old draft back: what is missing in it is asked for again.
      const first =
        outcome.kind === 'invalid' ? stepOfField[Object.keys(outcome.errors)[0] ?? ''] : undefined;
      if (first && first < step) change({ step: first });
      return outcome;
    },
    onDone: (signedIn) => {
      if (picture) keepProfilePicture(draft.email, picture);
      const email = draft.email.trim();
      clearDraft();
      forgetInvite();
      if (signedIn === 'in') {
        toast.success(authCopy.signupDone);
        setTimeout(() => navigate({ to: '/dashboard', replace: true }), loginRedirectMs);
      } else {
        toast.info(authCopy.checkEmailForCode);
        navigate({ to: '/verify', search: { email } });
      }
    },
    fallback: authCopy.signupFailed,
  });

  const goBack = () => {
    setErrors({});
    change({ step: step - 1 });
  };

  return (
    <AuthPage aside={<IdCard draft={draft} picture={picture} />}>
      <form
        {...form}
        onFocus={() => step > 3 && void loadCall().catch(() => {})}
        className="flex grow flex-col gap-5 lg:grow-0"
      >
        <div className="flex items-center gap-3">
          {step > 1 ? (
            <button
              type="button"
              onClick={goBack}
              aria-label={authCopy.back}
              className={buttonClass({ variant: 'quiet', className: '-ml-3 size-12 shrink-0 !px-0' })}
            >
              <ArrowLeft size={22} aria-hidden="true" />
            </button>
          ) : null}
          <div className="grid grow gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-meta">
              <span className="font-bold">{authCopy.signupTitle}</span>
              <span className="text-ink-2">{authCopy.step(step, signupSteps)}</span>
            </p>
            <ProgressBar
              percent={(step / signupSteps) * 100}
              label={authCopy.signupTitle}
              valueText={authCopy.step(step, signupSteps)}
            />
          </div>
        </div>
        <p className="-my-2 flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
          {authCopy.haveAccount}
          <Link
            to="/login"
            className="inline-flex min-h-11 min-w-11 items-center font-bold text-pen underline"
          >
            {authCopy.logIn}
          </Link>
        </p>
        <h1 ref={heading} tabIndex={-1} id="question">
          {questions[step - 1]}
        </h1>
        <Refusal reason={refusal}>
          {refusal?.endsWith(authCopy.userExistsSuffix) ? (
            <Link to="/login" className="underline">
              {authCopy.logIn}
            </Link>
          ) : null}
        </Refusal>
        <SignupStep
          draft={draft}
          change={change}
          errors={errors}
          picture={picture}
          onPicture={setPicture}
          onSkip={() => change({ step: step + 1 })}
        />
        <div className="sticky bottom-0 -mx-1 mt-auto bg-paper px-1 pb-4 pt-2 lg:static lg:mx-0 lg:mt-2 lg:p-0">
          <Button
            type="submit"
            fullWidth
            busy={isBusy && step === signupSteps}
            busyLabel={authCopy.signupBusy}
          >
            {authCopy.signupButton}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
