import { dashboardCopy } from 'virtual:messages/dashboard';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { RefreshCw } from 'lucide-react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useContentUpdate } from './use-content-update.ts';

/**
 * Offers content published since the last login. The old content stays in use until the download is complete.
 */
export function UpdateCard() {
  const { isOffered, isBusy, failure, isDataSaved, update } = useContentUpdate();
  if (!isOffered) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p lang={languageOfLines()} className="font-bold">
          {dashboardCopy.updateLine}
        </p>
        {isDataSaved ? <p className="text-meta text-ink-2">{dashboardCopy.updateCosts}</p> : null}
        {failure ? (
          <p role="alert" className="text-meta font-bold text-redpen">
            {failure}
          </p>
        ) : null}
      </div>
      <Button
        onClick={update}
        busy={isBusy}
        className="max-sm:w-full"
        icon={<RefreshCw size={18} aria-hidden="true" />}
      >
        {dashboardCopy.updateButton}
      </Button>
    </Card>
  );
}
