import { useEffect, useRef, useState } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * Does heavy work of a tap once the tap itself has been answered on the screen: the control shows `isWaiting` for that
 * frame. A second tap adds nothing, and what is gone by then does nothing.
 */
export function useAfterPaint(work: () => void): { run: () => void; isWaiting: boolean } {
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isWaiting) return;
    let isWanted = true;
    void nextPaint().then(() => {
      if (!isWanted) return;
      setIsWaiting(false);
      latest.current();
    });
    return () => {
      isWanted = false;
    };
  }, [isWaiting]);
  return { run: () => setIsWaiting(true), isWaiting };
}
