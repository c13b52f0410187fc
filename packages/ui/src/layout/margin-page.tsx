import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Notebook page: two margin lines, content to their right. `from="md"` hides the margin below 768 px (card
 * grids). Other props go to the `<div>`.
 */
export function MarginPage({
  from = 'base',
  className,
  ...props
}: ComponentProps<'div'> & { from?: 'base' | 'md' }) {
  return <div {...props} data-from={from} className={clsx('margin-page', className)} />;
}

/** A tick, number or counter in the margin, aligned with the line of text beside it. */
export function MarginNote({ children }: { children: ReactNode }) {
  return <span className="margin-note text-caption text-ink-3">{children}</span>;
}
