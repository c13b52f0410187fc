import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#src/forms/button.tsx';
import { uiWords } from '#src/words.ts';

/** The teacher's cross, drawn with the same pen as the tick. */
export function Cross({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <path
        d="M5 5.6c4.6 3.5 9.4 8.3 13.6 13.2M18.8 5c-4.9 3.9-9.5 8.7-13.3 14"
        stroke="currentColor"
        strokeWidth={3.2}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A lasting error in place of content (role alert): message, then Retry and other actions. */
export function ErrorPanel({
  message,
  onRetry,
  retryLabel = uiWords.retry,
  isRetrying = false,
  actions,
  className,
  children,
}: {
  message: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={clsx('grid gap-3 rounded-card border-[1.5px] border-redpen bg-surface p-4', className)}>
      <div role="alert" className="flex items-start gap-3">
        <Cross className="mt-0.5 shrink-0 text-redpen" />
        <div className="min-w-0">
          <p className="font-bold text-ink">{message}</p>
          {children ? <div className="text-ink-2">{children}</div> : null}
        </div>
      </div>
      {onRetry || actions ? (
        <div className="flex flex-wrap gap-3">
          {onRetry ? (
            <Button variant="outlined" onClick={onRetry} busy={isRetrying}>
              {retryLabel}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  );
}
