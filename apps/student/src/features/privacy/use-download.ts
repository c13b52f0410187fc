import { privacyCopy } from 'virtual:messages/privacy';
import { useRef, useState } from 'react';

const loadArchive = () => import('./archive/download-account.ts');

/** Preloads the download's code before the tap. */
export const preloadDownload = (): void => void loadArchive().catch(() => {});

export type Download = {
  isBusy: boolean;
  isDone: boolean;
  /** Why the last try failed and what to do about it, until the next one. */
  failure: string | null;
  download: () => void;
};

/** Downloads everything stored about the student, one try at a time. */
export function useDownload(): Download {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  const download = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('busy');
    const outcome = await loadArchive().then(
      ({ downloadAccount }) => downloadAccount(),
      // The download's code could not be loaded.
      () => ({ failure: privacyCopy.own.unreachable }),
    );
    isUnderWay.current = false;
    setState(outcome.failure === null ? 'done' : 'idle');
    setFailure(outcome.failure);
  };

  return { isBusy: state === 'busy', isDone: state === 'done', failure, download: () => void download() };
}
