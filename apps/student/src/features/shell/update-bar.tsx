import { shellCopy } from 'virtual:messages/shell';
import { Button } from '@repo/ui/button';
import { useEffect, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useNewVersion } from '#src/platform/offline/new-version.ts';

/** Asks before activating a new version. Never during a quiz; 'Later' lasts until the next page load. */
export function UpdateBar() {
  const newVersion = useNewVersion();
  const [isPutOff, setIsPutOff] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (newVersion === null) setIsBusy(false);
  }, [newVersion]);
  const isShown = newVersion !== null && !isPutOff;
  return (
    <div role="status" className="print:hidden">
      {isShown ? (
        <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-pen-tint px-4 py-1">
          <p lang={languageOfLines()} className="text-meta font-bold">
            {shellCopy.newVersion}
          </p>
          <span className="flex gap-2">
            <Button
              busy={isBusy}
              onClick={() => {
                setIsBusy(true);
                newVersion.apply();
              }}
            >
              {shellCopy.update}
            </Button>
            <Button variant="quiet" onClick={() => setIsPutOff(true)}>
              {shellCopy.later}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
