import { useEffect } from 'react';

/**
 * Keeps the screen on while true, because a test's clock stops while a phone sleeps
 * (docs/decisions/0055-time-of-a-test.md). No effect without the Wake Lock API.
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
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [isAwake]);
}
