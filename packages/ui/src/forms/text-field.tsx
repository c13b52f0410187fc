import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx';

/** One-line input with label, hint and error. Other props go to the `<input>`. */
export function TextField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  inputClassName,
  suffix,
  ...input
}: FieldText & ComponentProps<'input'> & { inputClassName?: string; suffix?: ReactNode }) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <input
          {...input}
          {...controlProps}
          className={clsx(controlClass, 'read-only:bg-sunken', inputClassName)}
        />
        {suffix ? <span className="absolute inset-y-0 right-1 flex items-center">{suffix}</span> : null}
      </span>
    </FieldFrame>
  );
}

/** Multi-line input with label, hint and error; `rows` is its initial height, and it grows with the text. */
export function TextAreaField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  inputClassName,
  rows = 4,
  ...input
}: FieldText & ComponentProps<'textarea'> & { inputClassName?: string }) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <textarea
        rows={rows}
        {...input}
        {...controlProps}
        className={clsx(controlClass, 'field-sizing-content max-h-96 resize-y', inputClassName)}
      />
    </FieldFrame>
  );
}
