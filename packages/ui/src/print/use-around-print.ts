import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Synchronously renders print-only content before any print, and removes it afterwards. */
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
