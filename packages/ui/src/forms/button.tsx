import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'outlined' | 'danger' | 'quiet';
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  fullWidth?: boolean;
  className?: string;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pen-fill text-white hover:bg-pen-press active:bg-pen-press border-transparent',
  outlined: 'bg-surface text-ink border-line-strong hover:bg-sunken active:bg-sunken',
  danger: 'bg-redpen text-on-redpen border-transparent hover:brightness-95',
  quiet: 'bg-transparent text-pen border-transparent hover:bg-pen-tint active:bg-pen-tint',
};

/** Class of a button, for a router's Link: `<Link className={buttonClass({ variant: 'outlined' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  className,
}: ButtonLook = {}): string {
  return clsx(
    'relative inline-flex select-none items-center justify-center gap-2 overflow-clip rounded-control border-[1.5px]',
    'text-center font-bold leading-tight no-underline transition-[transform,background-color] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:opacity-100 disabled:active:scale-100',
    size === 'md' ? 'min-h-12 px-5 py-2' : 'min-h-11 px-4 py-1.5 text-meta',
    // Touch targets: on phones the small primary button is 48 px high too.
    size === 'sm' && variant === 'primary' && 'max-lg:min-h-12',
    fullWidth && 'w-full',
    variants[variant],
    className,
  );
}

/**
 * A `<button type="button">`. While `busy` it keeps focus and width, sets aria-busy, shows an animated line
 * at its bottom and `busyLabel`, if given, and ignores clicks and submits.
 */
export function Button({
  variant,
  size,
  fullWidth,
  className,
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonLook & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string; icon?: ReactNode }) {
  // The other label is invisible in the same grid cell, so that both states have the same width.
  const reserve = busy ? (typeof children === 'string' ? children : undefined) : busyLabel;
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({
        variant,
        size,
        fullWidth,
        className: clsx(busy && 'cursor-progress', className),
      })}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={(event) => {
        if (busy) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        onClick?.(event);
      }}
    >
      {icon ? <span className="-ml-1 inline-grid shrink-0 place-items-center">{icon}</span> : null}
      {busyLabel ? (
        <span
          className="inline-grid after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-reserve)]"
          data-reserve={reserve}
        >
          {busy ? busyLabel : children}
        </span>
      ) : (
        children
      )}
      {busy ? (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 overflow-hidden">
          <span className="block h-full w-2/5 animate-[pen-run_1s_linear_infinite] bg-current motion-reduce:w-full" />
        </span>
      ) : null}
    </button>
  );
}

/** A 48 px square button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  variant = 'quiet',
  className,
  type = 'button',
  children,
  ...props
}: ComponentProps<'button'> & { label: string; variant?: ButtonVariant }) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass({ variant, className: clsx('size-12 shrink-0 !px-0', className) })}
    >
      {children}
    </button>
  );
}
