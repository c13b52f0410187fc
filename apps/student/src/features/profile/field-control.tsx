import { genderCopy } from 'virtual:messages/gender';
import { profileCopy } from 'virtual:messages/profile';
import { genderValues } from '@repo/contracts/fields';
import { ageMax, ageMin, nameMaxLength } from '@repo/contracts/limits/auth';
import { RadioCards } from '@repo/ui/radio-cards';
import { SelectField } from '@repo/ui/select-field';
import { TextField } from '@repo/ui/text-field';
import type { KeyboardEvent } from 'react';
import type { EditableField } from './edit-rules.ts';
import type { InlineEdit } from './use-inline-edit.ts';

const ages = Array.from({ length: ageMax - ageMin + 1 }, (_, index) => String(ageMin + index));

/** Browsers don't submit a form on Enter in a select. */
function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function FieldControl({ field, edit }: { field: EditableField; edit: InlineEdit }) {
  const { draft, change, failure } = edit;
  const label = profileCopy.fields[field];
  if (field === 'gender')
    return (
      <RadioCards
        legend={label}
        options={genderValues.map((value) => ({ value, label: genderCopy[value] }))}
        value={draft}
        onValueChange={change}
        error={failure}
      />
    );
  if (field === 'age')
    return (
      <SelectField
        label={label}
        placeholder={profileCopy.agePlaceholder}
        options={ages.map((value) => ({ value, label: value }))}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onKeyDown={submitOnEnter}
        error={failure}
      />
    );
  return (
    <TextField
      label={label}
      value={draft}
      onChange={(event) => change(event.target.value)}
      maxLength={nameMaxLength}
      autoComplete="name"
      error={failure}
    />
  );
}
