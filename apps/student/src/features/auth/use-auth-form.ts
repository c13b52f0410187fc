import { authCopy } from 'virtual:messages/auth';
import { toast } from '@repo/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Outcome } from './outcome.ts';

type AuthForm<Done> = {
  /** Validates and submits; its code is loaded on first use. */
  send: (form: FormData) => Promise<Outcome<Done>>;
  onDone: (done: Done) => void;
  /** Message when the submit code can't be loaded. */
  fallback: string;
};

/** Toast with the failure; closed by the next try and on unmount. */
export const failureToast = { id: 'failure' };
export const forgetFailure = () => toast.close(failureToast.id);

/**
 * State of a form before login: one request at a time, an error under each invalid field, focus on the first
 * of them. A toast shows what failed; the form shows what to do about it.
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

/** Value of a form's text field; '' when missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
