import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** An empty list: illustration, text, one action. */
export function EmptyState({
  art,
  title,
  children,
  action,
  className,
}: {
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={clsx('mx-auto flex max-w-100 flex-col items-center gap-3 px-4 py-8 text-center', className)}
    >
      {art}
      <p className="font-heading text-h3 text-ink">{title}</p>
      {children ? <div className="text-ink-2">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
