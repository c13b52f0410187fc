import * as requestMessages from '@repo/contracts/messages/request';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';

/** Shown when a screen crashes or its code fails to load. Retry reloads the page. */
export function ScreenFailed() {
  return (
    <MarginPage className="min-h-dvh py-8">
      <div className="max-w-100">
        <h1 className="mb-4">{requestMessages.internal}</h1>
        <ErrorPanel
          message="This screen could not be opened. Check your internet connection and try again."
          onRetry={() => location.reload()}
        />
      </div>
    </MarginPage>
  );
}
