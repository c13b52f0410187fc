import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isSamePlace } from '#src/platform/navigation/is-same-place.ts';
import { nextPaint } from './next-paint.ts';

/**
 * Runs heavy work after the tap's own paint; the control shows `isWaiting` for that frame. A second tap is
 * ignored, and leaving the screen in that frame cancels the work.
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
      // The URL of a screen may change while it stays.
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
