import { atLeast } from '@repo/ui/breakpoints';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** Whether the side navigation is hidden. Off after a reload. */
export const zenModeAtom = atom(false);

/** Zen mode needs a wide window (docs/product/screens.md#zen). */
const wideWindow = () => window.matchMedia(atLeast('md'));

/** Entering has no effect in narrow windows. */
export function useZenMode(): { isZenMode: boolean; enterZenMode: () => void; leaveZenMode: () => void } {
  const [isZenMode, setIsZenMode] = useAtom(zenModeAtom);
  return {
    isZenMode,
    enterZenMode: () => setIsZenMode(wideWindow().matches),
    leaveZenMode: () => setIsZenMode(false),
  };
}

/**
 * Leaves zen mode on Escape, and when the window becomes too narrow. Use once, in the layout with the
 * navigation.
 */
export function useZenModeEnds(): void {
  const [isZenMode, setIsZenMode] = useAtom(zenModeAtom);
  useEffect(() => {
    if (!isZenMode) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsZenMode(false);
    };
    const wide = wideWindow();
    const onChange = () => wide.matches || setIsZenMode(false);
    window.addEventListener('keydown', onKey);
    wide.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onChange);
    };
  }, [isZenMode, setIsZenMode]);
}
