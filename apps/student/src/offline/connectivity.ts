import { isUnreachable } from '@repo/client/failure';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

/** Answers as soon as the process does; nobody has to be logged in. */
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

/** Asks the server whether it answers at all. Whoever asks meanwhile gets the same answer. */
export function askServer(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * What a call to the server shows of the network: a browser that believes to be online may reach nothing. Null is an
 * answer; any answer, a refusal too, is one. While there is none, the server is asked every 10 s.
 */
export function reportReachability(error: unknown): void {
  setReachable(error === null || !isUnreachable(error));
}

/**
 * Calls the listener whenever the server answers again.
 * @returns stops
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

// What was out of reach without a network says nothing of the server once there is one.
window.addEventListener('online', () => {
  setReachable(true);
  void askServer();
});

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** 'offline': this device has no network. 'away': it has one, and our server did not answer the last time. */
export type Network = 'online' | 'offline' | 'away';

/** Whether anything can be fetched now, and if not, for whose want. */
export function useNetwork(): Network {
  const hasNetwork = useOnline();
  const isReachable = useAtomValue(isReachableAtom);
  if (!hasNetwork) return 'offline';
  return isReachable ? 'online' : 'away';
}
