import { TextField } from '@repo/ui/text-field';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMediaQuery, wideQuery } from '#src/chapter-items/use-media-query.ts';

/** A field for a small whole number; keeps invalid input, and the form shows its error. */
export function NumberField({
  id,
  label,
  hint,
  value,
  error,
  disabled,
  title,
  className,
  onChange,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  error: string | undefined;
  disabled?: boolean;
  title?: string;
  className?: string;
  onChange: (text: string) => void;
}) {
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      value={value}
      error={error}
      disabled={disabled}
      title={title}
      className={clsx('min-w-0', className)}
      inputClassName="tabular-nums"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
    />
  );
}

/** Label of a field in a table: above it where the table is stacked, else the column's header shows it. */
export function CellLabel({ text, of = '' }: { text: string; of?: string }) {
  const isWide = useMediaQuery(wideQuery);
  return (
    <>
      <span className={isWide ? 'sr-only' : undefined}>{text}</span>
      <span className="sr-only">{of}</span>
    </>
  );
}
