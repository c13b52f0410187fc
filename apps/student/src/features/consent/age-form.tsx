import { consentCopy as copy } from 'virtual:messages/consent';
import { ageInput } from '@repo/contracts/consent';
import { ageMax, ageMin } from '@repo/contracts/limits/auth';
import { Button } from '@repo/ui/button';
import { SelectField } from '@repo/ui/select-field';
import { type FormEvent, useState } from 'react';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';

const ages = Array.from({ length: ageMax - ageMin + 1 }, (_, index) => String(ageMin + index));

/** Asks for the age of an account without one, before anything else. */
export function AgeForm() {
  const utils = trpc.useUtils();
  const [age, setAge] = useState('');
  const [error, setError] = useState<string>();
  const tell = trpc.auth.consent.tellAge.useMutation({
    onSuccess: (state) => utils.auth.consent.state.setData(undefined, state),
    onError: (failure) => setError(reasonOf(failure, copy.ageFailed)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = ageInput.safeParse({ age: age === '' ? undefined : Number(age) });
    setError(given.error?.issues[0]?.message);
    if (given.data && !tell.isPending) tell.mutate(given.data);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <h1>{copy.ageTitle}</h1>
      <p className="text-ink-2">{copy.ageLine}</p>
      <SelectField
        label={copy.ageLabel}
        name="age"
        placeholder={copy.agePlaceholder}
        options={ages.map((value) => ({ value, label: value }))}
        value={age}
        onChange={(event) => setAge(event.target.value)}
        error={error}
      />
      <Button type="submit" fullWidth busy={tell.isPending}>
        {copy.ageSend}
      </Button>
    </form>
  );
}
