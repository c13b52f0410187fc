import { ErrorPanel } from '@repo/ui/error-panel';
import { dashboardCopy } from './dashboard-copy.ts';

/** The subjects are there, only how far the student is could not be asked. */
export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel message={dashboardCopy.progressFailed} onRetry={onRetry} retryLabel={dashboardCopy.retry} />
  );
}
