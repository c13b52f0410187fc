import { authCopy } from 'virtual:messages/auth';
import type { GoogleReturn } from '@repo/contracts/auth';
import { toast } from '@repo/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { setSessionError } from '#src/platform/session/session.ts';
import type { Outcome, SignInResult } from './outcome.ts';
import { failureToast, forgetFailure } from './use-auth-form.ts';

type GoogleOptions = {
  from: 'login' | 'signup';
  /** Result of the Google redirect, when the student has just returned. */
  cameBack: GoogleReturn | undefined;
  /** The call that signs in or signs up the returned user. */
  finish: () => Promise<Outcome<SignInResult>>;
  onDone: (cameIn: SignInResult) => void;
  onInvalid?: (errors: Record<string, string>) => void;
  /** Message when there is no better reason. */
  fallback: string;
};

export type Google = {
  state: 'idle' | 'leaving' | 'finishing';
  isBusy: boolean;
  /** What to do after a failure, until the next try. */
  help: string | null;
  forgetHelp: () => void;
  start: () => void;
};

const hintsNow = (): Partial<Record<GoogleReturn, string>> => ({
  refused: authCopy.googleRefused,
  lost: authCopy.googleLost,
});

/** Redirects to Google and, on the return page, continues into the app. One request at a time. */
export function useGoogle(options: GoogleOptions): Google {
  const { from, cameBack, fallback } = options;
  const navigate = useNavigate();
  const [state, setState] = useState<Google['state']>(cameBack === 'ready' ? 'finishing' : 'idle');
  const [help, setHelp] = useState<string | null>(null);
  const isBusy = useRef(false);
  /** Whether the browser holds an unused proof. */
  const isProven = useRef(cameBack === 'ready');
  const hasLanded = useRef(false);

  const fail = (reason: string, next: string = authCopy.checkNetwork) => {
    isBusy.current = false;
    setState('idle');
    setHelp(next);
    setSessionError(reason);
    toast.error(reason, failureToast);
  };
  const begin = (busy: Google['state']) => {
    isBusy.current = true;
    setHelp(null);
    forgetFailure();
    setState(busy);
  };

  const finish = async () => {
    begin('finishing');
    const outcome = await options
      .finish()
      .catch(
        (): Outcome<SignInResult> => ({ kind: 'failed', reason: fallback, help: authCopy.checkNetwork }),
      );
    if (outcome.kind === 'done') return options.onDone(outcome.done);
    if (outcome.kind === 'failed') {
      isProven.current = false;
      return fail(outcome.reason, 'help' in outcome ? outcome.help : undefined);
    }
    isBusy.current = false;
    setState('idle');
    options.onInvalid?.(outcome.errors);
  };

  const start = () => {
    if (isBusy.current) return;
    if (isProven.current) return void finish();
    if (!navigator.onLine) return fail(fallback);
    if (!navigator.cookieEnabled) return fail(fallback, hintsNow().lost);
    begin('leaving');
    location.assign(`/api/v1/auth/google/start?from=${from}`);
  };

  useEffect(() => {
    if (!cameBack || hasLanded.current) return;
    hasLanded.current = true;
    // Reload and the back button must not repeat the return from Google.
    navigate({ to: `/${from}`, replace: true });
    if (cameBack === 'ready') void finish();
    else fail(fallback, hintsNow()[cameBack]);
  });

  // The back button may restore this page from bfcache, still in its redirecting state.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setState('idle');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { state, isBusy: state !== 'idle', help, forgetHelp: () => setHelp(null), start };
}
