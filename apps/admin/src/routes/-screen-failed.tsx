import * as requestMessages from '@repo/contracts/messages/request';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { adminCopy } from '#src/admin-copy.ts';

/** Shown when a screen fails to render or its code fails to load. Retry reloads the page. */
export function ScreenFailed() {
  return (
    <MarginPage className="min-h-dvh py-8">
      <div className="max-w-100">
        <h1 className="mb-4">{requestMessages.internal}</h1>
        <ErrorPanel message={adminCopy.screenFailed} onRetry={() => location.reload()} />
      </div>
    </MarginPage>
  );
}
