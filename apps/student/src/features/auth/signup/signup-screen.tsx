import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { signupCopy } from 'virtual:messages/signup';
import type { GoogleReturn } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { Help } from '#src/features/auth/help.tsx';
import { loginRedirectMs } from '#src/features/auth/login-screen.tsx';
import type { SignedIn } from '#src/features/auth/outcome.ts';
import { textOf, useAuthForm } from '#src/features/auth/use-auth-form.ts';
import { useGoogle } from '#src/features/auth/use-google.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { keepProfilePicture } from '#src/platform/session/profile-picture.ts';
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
  signupSteps,
} from './signup-draft.ts';
import { SignupProgress } from './signup-progress.tsx';
import { SignupStep } from './signup-step.tsx';

const loadCall = () => import('#src/features/auth/calls/sign-up.ts');

const questions = [
  signupCopy.nameQuestion,
  signupCopy.ageQuestion,
  signupCopy.genderQuestion,
  signupCopy.pictureQuestion,
  signupCopy.accountQuestion,
];

type SignupScreenProps = { invite?: string; google?: GoogleReturn };

const ageOf = ({ age }: SignupDraft) => (age === '' ? null : Number(age));

/** Five questions, one at a time. Only 'continue' goes forward; going back keeps the draft. */
export function SignupScreen({ invite, google: cameBack }: SignupScreenProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SignupDraft>(readDraft);
  const [picture, setPicture] = useState<string | null>(readDraftPicture);
  const [invitedBy] = useState(() => rememberInvite(invite));
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(draft.step);
  const { step } = draft;
  useScreenTitle(`${authCopy.signUp}, ${signupCopy.step({ step, of: signupSteps }).toLowerCase()}`);

  useEffect(() => saveDraft(draft), [draft]);
  useEffect(() => saveDraftPicture(picture), [picture]);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);

  const change = (part: Partial<SignupDraft>) => setDraft((before) => ({ ...before, ...part }));

  /** A reload may restore an old draft: return to the first incomplete step. */
  const goToFirst = (wrong: Record<string, string>) => {
    const first = stepOfField[Object.keys(wrong)[0] ?? ''];
    if (first && first < step) change({ step: first });
  };
  const arrive = (signedIn: SignedIn, email: string, message: string) => {
    if (picture) keepProfilePicture(email, picture);
    clearDraft();
    forgetInvite();
    if (signedIn === 'in') {
      toast.success(message);
      setTimeout(() => navigate({ to: '/dashboard', replace: true }), loginRedirectMs);
    } else {
      toast.info(authMessages.checkEmailForCode);
      navigate({ to: '/verify', search: { email } });
    }
  };

  const google = useGoogle({
    from: 'signup',
    cameBack,
    finish: async () => {
      const { googleSignUp } = await import('#src/features/auth/calls/google-sign-up.ts');
      return googleSignUp({ name: draft.name, age: ageOf(draft), gender: draft.gender, invitedBy });
    },
    onDone: ({ signedIn, email }) => arrive(signedIn, email, authMessages.googleSignUpDone),
    onInvalid: (wrong) => {
      toast.info(signupCopy.googleAnswersLeft);
      setErrors(wrong);
      goToFirst(wrong);
    },
    fallback: authMessages.googleSignUpFailed,
  });
  const { errors, setErrors, help, isBusy, form } = useAuthForm({
    send: async (data) => {
      const stepErrors = checkStep(draft);
      if (Object.keys(stepErrors).length > 0) return { kind: 'invalid', errors: stepErrors };
      if (step < signupSteps) {
        change({ step: step + 1 });
        return { kind: 'invalid', errors: {} };
      }
      google.forgetHelp();
      const { name, gender, email } = draft;
      const { signUp } = await loadCall();
      const password = textOf(data, 'password');
      const outcome = await signUp({ name, age: ageOf(draft), gender, email, password, invitedBy });
      if (outcome.kind === 'invalid') goToFirst(outcome.errors);
      return outcome;
    },
    onDone: (signedIn) => arrive(signedIn, draft.email.trim(), signupCopy.signupDone),
    fallback: authMessages.signupFailed,
  });

  const goBack = () => {
    setErrors({});
    change({ step: step - 1 });
  };

  const next = help ?? google.help;

  return (
    <AuthPage aside={<IdCard draft={draft} picture={picture} />} isSteady>
      <form
        {...form}
        onFocus={() => step > 3 && void loadCall().catch(() => {})}
        className="flex grow flex-col gap-5 lg:grow-0"
      >
        <SignupProgress step={step} onBack={goBack} />
        <p className="-my-2 flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
          {signupCopy.haveAccount}
          <Link
            to="/login"
            state={{ email: draft.email }}
            className="inline-flex min-h-11 min-w-11 items-center font-bold text-pen underline"
          >
            {authCopy.logIn}
          </Link>
          <Link
            to="/privacy"
            className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-end underline"
          >
            {authCopy.privacy}
          </Link>
        </p>
        <h1 ref={heading} tabIndex={-1} id="question">
          {questions[step - 1]}
        </h1>
        <Help text={next}>
          {next === helpCopy.knownGoogle ? (
            <Link to="/login" state={{ email: draft.email }} className="underline">
              {authCopy.logIn}
            </Link>
          ) : null}
        </Help>
        <SignupStep
          draft={draft}
          change={change}
          errors={errors}
          picture={picture}
          google={google}
          isBusy={isBusy}
          onPicture={setPicture}
          onSkip={() => change({ step: step + 1 })}
        />
        <div className="sticky bottom-0 -mx-1 mt-auto bg-paper px-1 pb-4 pt-2 lg:static lg:mx-0 lg:mt-2 lg:p-0">
          <Button
            type="submit"
            fullWidth
            busy={isBusy && step === signupSteps}
            disabled={google.isBusy}
            busyLabel={signupCopy.signupBusy}
          >
            {signupCopy.signupButton}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
