import { authCopy } from 'virtual:messages/auth';
import type { GoogleReturn } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { Button } from '@repo/ui/button';
import { PasswordField } from '@repo/ui/password-field';
import { Tick } from '@repo/ui/tick';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { AuthPage } from './auth-page.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { Help } from './help.tsx';
import type { SignedIn } from './outcome.ts';
import { SampleQuestion } from './sample-question.tsx';
import { textOf, useAuthForm } from './use-auth-form.ts';
import { useGoogle } from './use-google.ts';

export const loginRedirectMs = 1_000;

const loadCall = () => import('./calls/log-in.ts');

/** Login by email and password, or Google; opens the dashboard within a second of success. */
export function LoginScreen({ google: cameBack }: { google?: GoogleReturn }) {
  const navigate = useNavigate();
  const router = useRouter();
  const [isIn, setIsIn] = useState(false);
  const [email, setEmail] = useState(router.latestLocation.state.email ?? '');
  useScreenTitle(authCopy.logIn);

  useEffect(() => {
    if (!isIn) return;
    router.preloadRoute({ to: '/dashboard' }).catch(() => {});
    const timer = setTimeout(() => navigate({ to: '/dashboard', replace: true }), loginRedirectMs);
    return () => clearTimeout(timer);
  }, [isIn, navigate, router]);

  const arrive = (signedIn: SignedIn, address: string, message: string) => {
    if (signedIn === 'in') {
      toast.success(message);
      setIsIn(true);
    } else {
      toast.info(authMessages.checkEmailForCode);
      navigate({ to: '/verify', search: { email: address } });
    }
  };
  const google = useGoogle({
    from: 'login',
    cameBack,
    finish: async () => (await import('./calls/google-sign-in.ts')).googleSignIn(),
    onDone: ({ signedIn, email: address }) => arrive(signedIn, address, authMessages.googleSignInDone),
    fallback: speech.say(authMessages.googleSignInFailed) + authCopy.loginFailedSuffix,
  });
  const { errors, help, isBusy, form } = useAuthForm({
    send: async (data) => {
      google.forgetHelp();
      const { logIn } = await loadCall();
      return logIn({ email: textOf(data, 'email'), password: textOf(data, 'password') });
    },
    onDone: (signedIn) => arrive(signedIn, email.trim(), authMessages.loginDone),
    fallback: authCopy.loginFailed + authCopy.loginFailedSuffix,
  });

  return (
    <AuthPage aside={<SampleQuestion />}>
      <h1>{authCopy.loginTitle}</h1>
      <p lang={languageOfLines()} className="mt-1 text-ink-2">
        {authCopy.loginLine}
      </p>
      <form {...form} onFocus={() => void loadCall().catch(() => {})} className="mt-6 grid gap-4">
        <Help text={help ?? google.help}>
          <Link to="/signup" className="underline">
            {authCopy.signUp}
          </Link>
        </Help>
        <GoogleButton google={google} disabled={isBusy || isIn} finishing={authCopy.googleFinishing} />
        <EmailField value={email} onValueChange={setEmail} error={errors.email} />
        <div className="grid justify-items-start gap-1">
          <PasswordField
            label={authCopy.password}
            name="password"
            autoComplete="current-password"
            error={errors.password}
            className="w-full"
          />
          <Link to="/reset-password" className="inline-flex min-h-11 items-center font-bold text-pen">
            {authCopy.forgot}
          </Link>
        </div>
        <Button
          type="submit"
          fullWidth
          busy={isBusy || isIn}
          disabled={google.isBusy && !isIn}
          busyLabel={isIn ? undefined : authCopy.loginBusy}
        >
          {isIn ? <Tick size={28} animated label={authMessages.loginDone} /> : authCopy.loginButton}
        </Button>
      </form>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-2">
        {authCopy.noAccount}
        <Link to="/signup" className="inline-flex min-h-11 items-center font-bold text-pen underline">
          {authCopy.signUp}
        </Link>
        <Link to="/privacy" className="ml-auto inline-flex min-h-11 items-center underline">
          {authCopy.privacy}
        </Link>
      </p>
    </AuthPage>
  );
}
