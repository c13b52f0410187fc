import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** A native select. `placeholder` is an empty first option; pass `options` or `<option>` children. */
export function SelectField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  placeholder,
  children,
  ...select
}: FieldText & ComponentProps<'select'> & { options?: SelectOption[]; placeholder?: string }) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <select {...select} {...controlProps} className={clsx(controlClass, 'appearance-none pr-11')}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-ink-2"
        />
      </span>
    </FieldFrame>
  );
}
