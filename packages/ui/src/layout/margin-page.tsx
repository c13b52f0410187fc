import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

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
