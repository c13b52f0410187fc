import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A read-only field: label, value, and actions at the right. */
export function FieldView({
  label,
  value,
  isLarge = false,
  children,
}: {
  label: string;
  value: string;
  isLarge?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
      <dl className="min-w-0">
        <dt className="text-meta text-ink-2">{label}</dt>
        <dd className={clsx('break-words', isLarge ? 'font-heading text-h2' : 'font-bold')}>{value}</dd>
      </dl>
      {children}
    </div>
  );
}
