import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { uiWords } from '#src/words.ts';

export function useAfterDelay(delayMs = 200): boolean {
  const [hasPassed, setHasPassed] = useState(delayMs <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return hasPassed;
}

/**
 * Reserves the space of loading content. The skeleton (children) becomes visible after `delayMs`, so that it
 * doesn't flash for fast replies. `label` is for screen readers, and visible when there is no skeleton.
 */
export function Loading({
  label = uiWords.loading,
  delayMs = 200,
  className,
  children,
}: {
  label?: string;
  delayMs?: number;
  className?: string;
  children?: ReactNode;
}) {
  const isVisible = useAfterDelay(delayMs);
  return (
    <div role="status" aria-busy="true" className={clsx(!isVisible && 'invisible', className)}>
      {children ? <div aria-hidden="true">{children}</div> : null}
      <span className={children ? 'sr-only' : 'text-ink-2'}>{isVisible ? label : ''}</span>
    </div>
  );
}

/** A grey block; set its size with classes of the final element ("h-6 w-40"). */
export function Skeleton({ className }: { className?: string }) {
  return <div className={clsx('skeleton', className ?? 'h-5 w-full')} />;
}
