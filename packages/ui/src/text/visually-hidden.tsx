import type { ComponentProps } from 'react';

/** Text for screen readers only. With `live` it becomes a polite live region. */
export function VisuallyHidden({ live, ...props }: ComponentProps<'span'> & { live?: boolean }) {
  return <span {...props} className="sr-only" {...(live ? { role: 'status', 'aria-live': 'polite' } : {})} />;
}
