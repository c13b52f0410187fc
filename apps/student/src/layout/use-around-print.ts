import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Draws what is for paper alone, at once, before the browser prints, by whichever command, and clears it after. */
export function useAroundPrint(before: () => void, after: () => void): void {
  const acts = useRef({ before, after });
  acts.current = { before, after };
  useEffect(() => {
    const set = () => flushSync(() => acts.current.before());
    const clear = () => acts.current.after();
    window.addEventListener('beforeprint', set);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', set);
      window.removeEventListener('afterprint', clear);
    };
  }, []);
}
