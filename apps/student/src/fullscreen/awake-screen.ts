import { useEffect } from 'react';

/**
 * While true, the screen of a device that is not touched stays on: the clock of a test rests while a phone sleeps
 * (docs/decisions/0055-time-of-a-test.md). Browsers without it let the device sleep.
 */
export function useAwakeScreen(isAwake: boolean): void {
  useEffect(() => {
    if (!isAwake || !('wakeLock' in navigator)) return;
    let release = () => {};
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (isOver) return void lock.release();
        release = () => void lock.release();
      } catch {
        // forbidden, or the battery is low
      }
    };
    void hold();
    // A browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [isAwake]);
}
