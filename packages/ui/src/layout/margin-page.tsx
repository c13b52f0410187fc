import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The notebook surface: two margin lines, content to their right. `from="md"` leaves the margin out below 768 px
 * (card grids). Further props go to the element, a `<div>`.
 */
export function MarginPage({
  from = 'base',
  className,
  ...props
}: ComponentProps<'div'> & { from?: 'base' | 'md' }) {
  return <div {...props} data-from={from} className={clsx('margin-page', className)} />;
}

/** A tick, number or counter in the margin, on the line of the text it is placed beside. */
export function MarginNote({ children }: { children: ReactNode }) {
  return <span className="margin-note text-caption text-ink-3">{children}</span>;
}
