import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const countAtom = atom(0);
const store = getDefaultStore();

/** While true, a phone shows the screen alone: no bar of the app above or below it. */
export function useFullscreen(isFullscreen: boolean): void {
  useEffect(() => {
    if (!isFullscreen) return;
    store.set(countAtom, (count) => count + 1);
    return () => store.set(countAtom, (count) => count - 1);
  }, [isFullscreen]);
}

/** Whether a screen asked to be shown alone. */
export function useIsFullscreen(): boolean {
  return useAtomValue(countAtom) > 0;
}
