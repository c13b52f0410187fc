import { useEffect, useState } from 'react';
import { type Network, useNetwork } from '#src/platform/offline/connectivity.ts';

const backForMs = 3_000;

/**
 * 'offline' without a network, 'away' while the server doesn't answer, 'back' for 3 s after either, else
 * null.
 */
export function useNetworkNotice(): Exclude<Network, 'online'> | 'back' | null {
  const network = useNetwork();
  const isOnline = network === 'online';
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), backForMs);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  if (!isOnline) return network;
  return wasOffline ? 'back' : null;
}
