import { consentCopy as copy } from 'virtual:messages/consent';
import { type ConsentState, guardianEmailInput } from '@repo/contracts/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianMailFailed } from '@repo/contracts/messages/consent';
import { Button } from '@repo/ui/button';
import { Marker } from '@repo/ui/marker';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { longDate } from '#src/platform/long-date.ts';
import { useUser } from '#src/platform/session/session.ts';

type GuardianFormProps = {
  state: ConsentState;
  onSent: () => void;
  /** Returns to the address already written to. */
  onBack?: () => void;
};

export function GuardianForm({ state, onSent, onBack }: GuardianFormProps) {
  const own = useUser().email;
  const utils = trpc.useUtils();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const ask = trpc.auth.consent.askGuardian.useMutation({
    async onSuccess({ message }) {
      toast.success(message);
      await utils.auth.consent.state.invalidate();
      onSent();
    },
    onError: (failure) => setError(reasonOf(failure, speech.say(guardianMailFailed))),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = guardianEmailInput.safeParse({ email });
    const isOwn = given.data?.email === own.toLowerCase();
    setError(isOwn ? consentMessages.guardianEmailIsOwn : given.error?.issues[0]?.message);
    if (given.data && !isOwn && !ask.isPending) ask.mutate(given.data);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <div>
        <h1>{copy.title}</h1>
        <p className="mt-1">
          <Marker draw lang="hi-Latn">
            {copy.hinglish}
          </Marker>
        </p>
      </div>
      {state.isRefused && state.guardianEmail && state.deletedFrom ? (
        <p className="wrap-anywhere font-bold">
          {copy.refused({ email: state.guardianEmail, date: longDate(state.deletedFrom) })}
        </p>
      ) : null}
      <p className="text-ink-2">{copy.why}</p>
      <TextField
        ref={field}
        label={copy.email}
        hint={copy.emailHint}
        name="guardian-email"
        type="email"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
      />
      <Button type="submit" fullWidth busy={ask.isPending} busyLabel={copy.busy}>
        {copy.send}
      </Button>
      {onBack ? (
        <Button variant="outlined" fullWidth onClick={onBack}>
          {copy.back}
        </Button>
      ) : null}
    </form>
  );
}
