import { OTPField } from '@base-ui/react/otp-field';
import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldNotes } from './field.tsx';

/** Upper case, letters and digits alone: spaces and dashes of a pasted code fall away. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * A code in OMR cells that ink as they fill: one labelled group, `length` cells (default 6). Paste fills all,
 * Backspace walks back, arrows walk. It never submits by itself.
 */
export function CodeField({
  label,
  hint,
  error,
  length = 6,
  value,
  onValueChange,
  onComplete,
  name,
  disabled,
  autoFocus,
  autoComplete = 'one-time-code',
}: {
  label: string;
  hint?: string;
  error?: string;
  length?: number;
  value: string;
  onValueChange: (code: string) => void;
  onComplete?: (code: string) => void;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  autoComplete?: string;
}) {
  const id = useId();
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  const places = Array.from({ length }, (_, index) => index + 1);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} id={`${id}-label`} className="justify-self-start text-meta font-bold">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        name={name}
        disabled={disabled}
        autoComplete={autoComplete}
        validationType="alphanumeric"
        inputMode="text"
        normalizeValue={normalizeCode}
        onValueChange={(code) => onValueChange(code)}
        onValueComplete={(code) => onComplete?.(code)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        className="flex max-w-90 gap-2"
      >
        {places.map((place) => (
          <OTPField.Input
            key={place}
            autoFocus={autoFocus && place === 1}
            autoCapitalize="characters"
            aria-label={place === 1 ? undefined : `Character ${place} of ${length}`}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={clsx(
              'h-14 w-full min-w-0 rounded-chip border-[1.5px] border-line-strong bg-surface text-center font-heading text-h2 uppercase caret-pen',
              'data-filled:border-pen-fill data-filled:bg-pen-fill data-filled:text-white aria-invalid:border-2 aria-invalid:border-redpen',
            )}
          />
        ))}
      </OTPField.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
