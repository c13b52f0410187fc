import { useSyncExternalStore } from 'react';

/** Below this width a screen is a phone's (the styles' `sm`). */
export const phoneQuery = '(max-width: 599px)';
/** From this width on there is room for a list and a form side by side (the styles' `lg`). */
export const wideQuery = '(min-width: 1024px)';

/** Whether a media query holds now. */
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
