import { toast } from '@repo/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Outcome } from './outcome.ts';

type AuthForm<Done> = {
  /** Checks and sends; its code is loaded when it is first needed. */
  send: (form: FormData) => Promise<Outcome<Done>>;
  onDone: (done: Done) => void;
  /** Said when not even the code to send it could be loaded. */
  fallback: string;
};

/**
 * State of a form before the login: one sending at a time, an error under each wrong field, focus on the first of
 * them, and a refusal both as a toast and in the form.
 */
export function useAuthForm<Done>({ send, onDone, fallback }: AuthForm<Done>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setRefusal(null);
    const form = new FormData(event.currentTarget);
    const outcome = await send(form).catch((): Outcome<Done> => ({ kind: 'failed', reason: fallback }));
    isSending.current = false;
    setIsBusy(false);
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    if (outcome.kind === 'failed') {
      setRefusal(outcome.reason);
      toast.error(outcome.reason);
    }
    if (outcome.kind === 'done') onDone(outcome.done);
  };

  return { errors, setErrors, refusal, isBusy, form: { ref: formRef, onSubmit, noValidate: true } };
}

/** A text field of a form; never null. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
