import { useSyncExternalStore } from 'react';

/** From here on a case stands beside its questions. */
const query = '(min-width: 56.25rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room for a case beside its questions. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
