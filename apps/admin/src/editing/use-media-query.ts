import { atLeast, below } from '@repo/ui/breakpoints';
import { useSyncExternalStore } from 'react';

/** Below this width the screen is a phone's (the styles' `sm`). */
export const phoneQuery = below('sm');
/** From this width a list and a form fit side by side (the styles' `lg`). */
export const wideQuery = atLeast('lg');

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
