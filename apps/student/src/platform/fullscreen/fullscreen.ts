import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const countAtom = atom(0);
const store = getDefaultStore();

/** While true, phones hide the app's top and bottom bars. */
export function useFullscreen(isFullscreen: boolean): void {
  useEffect(() => {
    if (!isFullscreen) return;
    store.set(countAtom, (count) => count + 1);
    return () => store.set(countAtom, (count) => count - 1);
  }, [isFullscreen]);
}

/** Whether a screen requested fullscreen. */
export function useIsFullscreen(): boolean {
  return useAtomValue(countAtom) > 0;
}
