import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isSamePlace } from '#src/navigation/is-same-place.ts';
import { nextPaint } from './next-paint.ts';

/**
 * Does heavy work of a tap once the tap itself has been answered on the screen: the control shows `isWaiting` for that
 * frame. A second tap adds nothing; whoever leaves within that frame has left: nothing begins behind their back.
 */
export function useAfterPaint(work: () => void): { run: () => void; isWaiting: boolean } {
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(work);
  latest.current = work;
  const router = useRouter();
  useEffect(() => {
    if (!isWaiting) return;
    let isWanted = true;
    const forgetNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      // The address of a screen may be rewritten while it stays.
      if (fromLocation && isSamePlace(fromLocation, toLocation)) return;
      isWanted = false;
      setIsWaiting(false);
    });
    void nextPaint().then(() => {
      if (!isWanted) return;
      setIsWaiting(false);
      latest.current();
    });
    return () => {
      isWanted = false;
      forgetNavigation();
    };
  }, [isWaiting, router]);
  return { run: () => setIsWaiting(true), isWaiting };
}
