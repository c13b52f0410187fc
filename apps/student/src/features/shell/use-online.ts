import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsServerReachable } from '#src/offline/connectivity.ts';

const backForMs = 3_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** 'offline' while there is no network or the server can't be reached, 'back' for 3 s after that, else null. */
export function useNetworkNotice(): 'offline' | 'back' | null {
  const hasNetwork = useOnline();
  const isReachable = useIsServerReachable();
  const isOnline = hasNetwork && isReachable;
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), backForMs);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  if (!isOnline) return 'offline';
  return wasOffline ? 'back' : null;
}
