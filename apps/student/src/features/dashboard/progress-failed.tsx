import { ErrorPanel } from '@repo/ui/error-panel';
import { dashboardCopy } from './dashboard-copy.ts';

/** Subjects loaded, but progress didn't. */
export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel message={dashboardCopy.progressFailed} onRetry={onRetry} retryLabel={dashboardCopy.retry} />
  );
}
