import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-2',
  pen: 'bg-pen-tint text-pen',
  tick: 'bg-tick-tint text-tick',
  red: 'bg-red-tint text-redpen',
  warn: 'bg-marker-tint text-warn',
  super: 'bg-marker text-on-marker',
};

/** A status label; its word carries the meaning, not only its colour. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap narrow:whitespace-normal rounded-chip px-2 py-0.5 text-caption font-bold forced-colors:border',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
