import { zenMinWidthPx } from '@repo/contracts/limits';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** Whether the side navigation is hidden. Off after a reload. */
export const zenAtom = atom(false);

/** Zen needs a wide window (spec section 9). */
export function canEnterZen(): boolean {
  return window.innerWidth >= zenMinWidthPx;
}

/** The zen switch: entering a window that is too narrow does nothing. */
export function useZen(): { isZen: boolean; enterZen: () => void; leaveZen: () => void } {
  const [isZen, setIsZen] = useAtom(zenAtom);
  return { isZen, enterZen: () => setIsZen(canEnterZen()), leaveZen: () => setIsZen(false) };
}

/** Ends zen by Escape, and when the window gets too narrow. Once, in the layout that holds the navigation. */
export function useZenEnds(): void {
  const [isZen, setIsZen] = useAtom(zenAtom);
  useEffect(() => {
    if (!isZen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsZen(false);
    };
    const onResize = () => canEnterZen() || setIsZen(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onResize);
    };
  }, [isZen, setIsZen]);
}
