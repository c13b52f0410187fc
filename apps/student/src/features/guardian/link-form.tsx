import { reasonOf } from '@repo/client/failure';
import { guardianEmailInput } from '@repo/contracts/consent';
import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { Button } from '@repo/ui/button';
import { TextField } from '@repo/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { guardianCopy } from './guardian-copy.ts';
import { sendGuardianLink } from './use-guardian.ts';

/** For a guardian who lost the mail, or whose link has expired. */
export function LinkForm({ language, isWrong }: { language: ConsentLanguage; isWrong: boolean }) {
  const copy = guardianCopy[language];
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsSent(false);
    const given = guardianEmailInput.safeParse({ email });
    setError(given.error?.issues[0]?.message);
    if (!given.data) return;
    setIsBusy(true);
    const failure = await sendGuardianLink(given.data.email).then(
      () => undefined,
      (reason: unknown) => reasonOf(reason, copy.failed),
    );
    setIsBusy(false);
    setError(failure);
    setIsSent(failure === undefined);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid max-w-110 gap-5">
      <h1>{copy.linkTitle}</h1>
      {isWrong ? (
        <p role="alert" className="font-bold">
          {copy.linkWrong}
        </p>
      ) : null}
      <p className="text-ink-2">{copy.linkLine}</p>
      <TextField
        ref={field}
        label={copy.linkEmail}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
      />
      <Button type="submit" fullWidth busy={isBusy}>
        {copy.linkSend}
      </Button>
      <p role="status" className="font-bold">
        {isSent ? copy.linkSent : null}
      </p>
    </form>
  );
}
