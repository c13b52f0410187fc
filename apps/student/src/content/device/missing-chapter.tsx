import { deviceCopy } from 'virtual:messages/device';
import { Character } from '@repo/ui/character';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import { useCallback, useEffect, useState } from 'react';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { keepHere } from './downloads.ts';

/** Downloads a chapter that isn't on this device; the screen shows it when it arrives. */
export function MissingChapter({ chapterId }: { chapterId: string }) {
  const isOnline = useNetwork() === 'online';
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    keepHere([chapterId]).then(
      (isHere) => setHasFailed(!isHere),
      () => setHasFailed(true),
    );
  }, [chapterId]);
  useEffect(() => {
    if (isOnline) load();
  }, [isOnline, load]);
  if (isOnline && !hasFailed) return <Loading label={deviceCopy.chapter} className="p-6" />;
  return (
    <div className="grid max-w-120 justify-items-start gap-4 p-6">
      <Character name="mitu" mood="oops" />
      <ErrorPanel
        message={hasFailed ? deviceCopy.chapterFailed : deviceCopy.chapterOffline}
        onRetry={load}
        retryLabel={deviceCopy.retry}
      />
    </div>
  );
}
