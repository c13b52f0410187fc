import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const flushers = new Set<() => void>();

/**
 * Editors that hand on what is typed a little later register here, so that saving, leaving and keeping a draft see the
 * last word too.
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

/** Makes every editor hand on what was typed, now: afterwards the state is current. */
export function flushTyping(): void {
  flushSync(() => {
    for (const flush of flushers) flush();
  });
}
