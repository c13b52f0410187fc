import { dashboardCopy } from 'virtual:messages/dashboard';
import { ErrorPanel } from '@repo/ui/error-panel';

/** Subjects loaded, but progress didn't. */
export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel message={dashboardCopy.progressFailed} onRetry={onRetry} retryLabel={dashboardCopy.retry} />
  );
}
