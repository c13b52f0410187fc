import { useSyncExternalStore } from 'react';

/** From this width on, a case is beside its questions. */
const query = '(min-width: 56.25rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether a case fits beside its questions. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
