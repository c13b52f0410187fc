import { isUnreachable } from '@repo/client/failure';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Answers as soon as the process does; nobody has to be logged in. */
const probePath = '/healthz';
const probeEveryMs = 10_000;
const probeTimeLimitMs = 8_000;

const isReachableAtom = atom(true);
const store = getDefaultStore();
let timer: ReturnType<typeof setTimeout> | undefined;

async function probe(): Promise<void> {
  try {
    await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeLimitMs) });
    reportReachability(null);
  } catch {
    timer = setTimeout(() => void probe(), probeEveryMs);
  }
}

/**
 * What a call to the server shows of the network: a browser that believes to be online may reach nothing. Null is an
 * answer; any answer, a refusal too, is one. While there is none, the server is asked every 10 s.
 */
export function reportReachability(error: unknown): void {
  const isReached = error === null || !isUnreachable(error);
  if (isReached === store.get(isReachableAtom)) return;
  store.set(isReachableAtom, isReached);
  clearTimeout(timer);
  if (!isReached) timer = setTimeout(() => void probe(), probeEveryMs);
}

/** Whether the server answered the last time it was asked. */
export function useIsServerReachable(): boolean {
  return useAtomValue(isReachableAtom);
}
