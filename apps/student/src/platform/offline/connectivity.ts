import { isUnreachable } from '@repo/client/failure';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

/** Public liveness endpoint. */
const probePath = '/healthz';
const probeEveryMs = 10_000;
const probeTimeLimitMs = 8_000;

const isReachableAtom = atom(true);
const store = getDefaultStore();
let timer: ReturnType<typeof setTimeout> | undefined;

function setReachable(isReached: boolean): void {
  if (isReached === store.get(isReachableAtom)) return;
  store.set(isReachableAtom, isReached);
  clearTimeout(timer);
  if (!isReached) probeLater();
}

function probeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), probeEveryMs);
}

async function ask(): Promise<boolean> {
  const isReached = await fetch(probePath, {
    cache: 'no-store',
    signal: AbortSignal.timeout(probeTimeLimitMs),
  }).then(
    () => true,
    () => false,
  );
  setReachable(isReached);
  return isReached;
}

async function probe(): Promise<void> {
  if (!(await ask())) probeLater();
}

let asked: Promise<boolean> | null = null;

/** Checks whether the server answers. Concurrent callers share one request. */
export function askServer(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * Updates the state from a call to the server, since navigator.onLine can be wrong. Null is success, and any
 * reply counts, refusals too. Without a reply, the server is probed every 10 s.
 */
export function reportReachability(error: unknown): void {
  setReachable(error === null || !isUnreachable(error));
}

/**
 * Calls the listener whenever the server becomes reachable again.
 * @returns a function that stops this
 */
export function onServerBack(listener: () => void): () => void {
  return store.sub(isReachableAtom, () => {
    if (store.get(isReachableAtom)) listener();
  });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

// Failures while offline say nothing about the server: reset when the network is back.
window.addEventListener('online', () => {
  setReachable(true);
  void askServer();
});

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** 'offline': the device has no network. 'away': it has one, but our server didn't answer last time. */
export type Network = 'online' | 'offline' | 'away';

/** Whether requests can succeed now, and if not, why. */
export function useNetwork(): Network {
  const hasNetwork = useOnline();
  const isReachable = useAtomValue(isReachableAtom);
  if (!hasNetwork) return 'offline';
  return isReachable ? 'online' : 'away';
}
