import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const flushers = new Set<() => void>();

/**
 * Editors that debounce typing register here, so that saving, leaving and storing a draft include the last
 * word.
 */
export function useLateTyping(flush: () => void): void {
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => {
    const handOn = () => latest.current();
    flushers.add(handOn);
    window.addEventListener('pagehide', handOn);
    return () => {
      flushers.delete(handOn);
      window.removeEventListener('pagehide', handOn);
    };
  }, []);
}

/** Makes every editor pass on its typing now, so that the state is current. */
export function flushTyping(): void {
  flushSync(() => {
    for (const flush of flushers) flush();
  });
}
