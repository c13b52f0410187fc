import { authCopy } from 'virtual:messages/auth';
import { genderCopy } from 'virtual:messages/gender';
import { signupCopy } from 'virtual:messages/signup';
import { ageMax, ageMin, nameMaxLength } from '@repo/contracts/limits/auth';
import { Chip } from '@repo/ui/chip';
import { PasswordField } from '@repo/ui/password-field';
import { RadioCards } from '@repo/ui/radio-cards';
import { SelectField } from '@repo/ui/select-field';
import { TextField } from '@repo/ui/text-field';
import { useEffect, useRef } from 'react';
import { EmailField } from '#src/features/auth/email-field.tsx';
import { GoogleButton } from '#src/features/auth/google-button.tsx';
import type { Google } from '#src/features/auth/use-google.ts';
import { PictureStep } from './picture-step.tsx';
import type { SignupDraft } from './signup-draft.ts';

const ages = Array.from({ length: ageMax - ageMin + 1 }, (_, index) => String(ageMin + index));
const ageOptions = ages.map((age) => ({ value: age, label: age }));
const commonAges = ['14', '15', '16', '17'];
const genders = () => Object.entries(genderCopy).map(([value, label]) => ({ value, label }));

type StepProps = {
  draft: SignupDraft;
  change: (part: Partial<SignupDraft>) => void;
  errors: Record<string, string>;
  picture: string | null;
  google: Google;
  isBusy: boolean;
  onPicture: (dataUrl: string | null) => void;
  onSkip: () => void;
};

function AgeStep({ draft, change, errors }: StepProps) {
  return (
    <div className="grid gap-4">
      <SelectField
        label={signupCopy.ageLabel}
        name="age"
        options={ageOptions}
        placeholder={signupCopy.agePlaceholder}
        value={draft.age}
        onChange={(event) => change({ age: event.target.value })}
        error={errors.age}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{signupCopy.ageChips}</legend>
        {commonAges.map((age) => (
          <Chip key={age} pressed={draft.age === age} onClick={() => change({ age })}>
            {age}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

function AccountStep({ draft, change, errors, google, isBusy }: StepProps) {
  return (
    <div className="grid gap-4">
      <GoogleButton google={google} disabled={isBusy} finishing={signupCopy.signupBusy} />
      <EmailField value={draft.email} onValueChange={(email) => change({ email })} error={errors.email} />
      <PasswordField
        label={authCopy.password}
        name="password"
        autoComplete="new-password"
        hint={authCopy.passwordHint}
        error={errors.password}
      />
    </div>
  );
}

function NameStep({ draft, change, errors }: StepProps) {
  const input = useRef<HTMLInputElement>(null);
  // On a fresh page, screen readers announce the page's title and the first field.
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <TextField
      ref={input}
      label={signupCopy.nameLabel}
      hint={signupCopy.nameHint}
      name="name"
      autoComplete="name"
      maxLength={nameMaxLength}
      value={draft.name}
      onChange={(event) => change({ name: event.target.value })}
      error={errors.name}
    />
  );
}

export function SignupStep(props: StepProps) {
  const { draft, change, errors, picture, onPicture, onSkip } = props;
  switch (draft.step) {
    case 1:
      return <NameStep {...props} />;
    case 2:
      return <AgeStep {...props} />;
    case 3:
      return (
        <RadioCards
          legend={signupCopy.genderLabel}
          hideLegend
          name="gender"
          options={genders()}
          value={draft.gender}
          onValueChange={(gender) => change({ gender })}
          error={errors.gender}
        />
      );
    case 4:
      return <PictureStep picture={picture} onPicture={onPicture} onSkip={onSkip} />;
    default:
      return <AccountStep {...props} />;
  }
}
