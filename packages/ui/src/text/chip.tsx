import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A small toggle (aria-pressed), at least 44 px high. */
export function Chip({
  pressed = false,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      {...props}
      type={type}
      aria-pressed={pressed}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-chip border-[1.5px] px-3.5 text-meta font-bold',
        pressed
          ? 'border-pen bg-pen-tint text-pen shadow-[inset_0_0_0_1px_var(--pen)]'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
        className,
      )}
    />
  );
}
