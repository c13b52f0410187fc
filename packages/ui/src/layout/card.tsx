import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A bordered card. `dashed` = not available yet, `tone="marker"` = reward, `flush` = no padding (covers,
 * lists).
 */
export function Card({
  tone = 'surface',
  dashed = false,
  flush = false,
  className,
  ...props
}: ComponentProps<'div'> & { tone?: 'surface' | 'marker' | 'sunken'; dashed?: boolean; flush?: boolean }) {
  return (
    <div
      {...props}
      className={clsx(
        'rounded-card border-[1.5px]',
        dashed ? 'border-dashed border-line-strong' : 'border-edge',
        tone === 'surface' && 'bg-surface',
        tone === 'marker' && 'bg-marker-tint',
        tone === 'sunken' && 'bg-sunken',
        flush ? 'overflow-clip' : 'p-4 md:p-5',
        className,
      )}
    />
  );
}
