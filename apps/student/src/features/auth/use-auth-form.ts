import { toast } from '@repo/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { authCopy } from './auth-copy.ts';
import type { Outcome } from './outcome.ts';

type AuthForm<Done> = {
  /** Checks and sends; its code is loaded when it is first needed. */
  send: (form: FormData) => Promise<Outcome<Done>>;
  onDone: (done: Done) => void;
  /** Said when not even the code to send it could be loaded. */
  fallback: string;
};

/** The toast of why it failed; it ends with the next try, and with the screen. */
export const failureToast = { id: 'failure' };
export const forgetFailure = () => toast.close(failureToast.id);

/**
 * State of a form before the login: one sending at a time, an error under each wrong field, focus on the first of
 * them. A failure is told as a toast; in the form stands what to do about it.
 */
export function useAuthForm<Done>({ send, onDone, fallback }: AuthForm<Done>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [help, setHelp] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  useEffect(() => forgetFailure, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setHelp(null);
    forgetFailure();
    const form = new FormData(event.currentTarget);
    const outcome = await send(form).catch(
      (): Outcome<Done> => ({ kind: 'failed', reason: fallback, help: authCopy.checkNetwork }),
    );
    isSending.current = false;
    setIsBusy(false);
    setErrors('errors' in outcome ? outcome.errors : {});
    if ('help' in outcome) setHelp(outcome.help);
    if (outcome.kind === 'failed') toast.error(outcome.reason, failureToast);
    if (outcome.kind === 'done') onDone(outcome.done);
  };

  return { errors, setErrors, help, isBusy, form: { ref: formRef, onSubmit, noValidate: true } };
}

/** A text field of a form; never null. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
