import { getDefaultStore } from 'jotai';
import { isUpdateHeld, newVersionAtom } from './new-version.ts';

const workerPath = '/sw.js';
/** A page that stays open for days looks for a new version now and then. */
const lookEveryMs = 6 * 3_600_000;

/** Soon for a request that was lost, seldom for a browser that never lets a worker be. */
const firstRetryMs = 15_000;
const longestRetryMs = 3_600_000;

/** A browser lets the old worker finish what it is at, and may then forget that another one waits. */
const tellAgainMs = 2_000;
/** Nobody expects a page to reload long after they opened it. */
const patienceMs = 10_000;

/**
 * The new worker takes over only when its student says so; then, and only in this tab, the page is reloaded. Where
 * the browser takes its time, or a quiz was begun meanwhile, the new version comes with the next load instead. When
 * another tab has it take over, the offer is withdrawn: this tab keeps its version until it is loaded again.
 */
function offer(waiting: ServiceWorker): void {
  const store = getDefaultStore();
  const withdraw = () => {
    if (store.get(newVersionAtom) === offered) store.set(newVersionAtom, null);
  };
  const apply = () => {
    const stop = new AbortController();
    const tell = () => waiting.postMessage({ type: 'SKIP_WAITING' });
    const again = setInterval(tell, tellAgainMs);
    setTimeout(() => {
      stop.abort();
      clearInterval(again);
      withdraw();
    }, patienceMs);
    navigator.serviceWorker.addEventListener('controllerchange', () => isUpdateHeld() || location.reload(), {
      once: true,
      signal: stop.signal,
    });
    tell();
  };
  const offered = { apply };
  waiting.addEventListener('statechange', withdraw, { once: true });
  store.set(newVersionAtom, offered);
}

function follow(registration: ServiceWorkerRegistration): void {
  const { active } = registration;
  // A worker that begins takes the pages that are there, not one that is on its way.
  if (active && !navigator.serviceWorker.controller) active.postMessage({ type: 'CLAIM' });
  // The first worker ever has nobody to take over from.
  const offerWaiting = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offerWaiting());
  });
  setInterval(() => registration.update().catch(() => {}), lookEveryMs);
}

/** Whether the first worker ever of this browser is installed; false where a file of the app was lost on the way. */
function isInstalled({ active, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || !installing) return Promise.resolve(true);
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), {
      once: true,
    });
  });
}

/** A browser gives a worker up for one lost file; what has come is kept, and only the rest is asked for again. */
async function registerUntilInstalled(retryMs: number): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(workerPath);
    if (await isInstalled(registration)) return follow(registration);
  } catch {
    // forbidden here, or no network
  }
  setTimeout(() => void registerUntilInstalled(Math.min(retryMs * 2, longestRetryMs)), retryMs);
}

let isRegistered = false;

/** Starts the worker that opens the app without a network, once. Without it (private windows, http) all else works. */
export function registerWorker(): void {
  if (isRegistered || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  isRegistered = true;
  void registerUntilInstalled(firstRetryMs);
}
