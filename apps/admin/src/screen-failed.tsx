import { messages } from '@repo/contracts/messages';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { copy } from './copy.ts';

/** When a screen breaks, or its code could not be fetched. Retry loads the page anew. */
export function ScreenFailed() {
  return (
    <MarginPage className="min-h-dvh py-8">
      <div className="max-w-100">
        <h1 className="mb-4">{messages.internal}</h1>
        <ErrorPanel message={copy.screenFailed} onRetry={() => location.reload()} />
      </div>
    </MarginPage>
  );
}
