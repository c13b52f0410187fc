import { getDefaultStore } from 'jotai';
import { isUpdateHeld, newVersionAtom } from './new-version.ts';

const workerPath = '/sw.js';
/** Pages that stay open for days check for updates at this interval. */
const lookEveryMs = 6 * 3_600_000;

/** Short for a lost request; backs off for browsers that block workers. */
const firstRetryMs = 15_000;
const longestRetryMs = 3_600_000;

/** Browsers let the old worker finish, and may then forget the waiting one: remind them. */
const tellAgainMs = 2_000;
/** Don't reload a page long after the tap. */
const patienceMs = 10_000;

/**
 * The new worker activates only when the student accepts; then only this tab reloads. If that takes too long,
 * or a quiz was started meanwhile, the new version comes with the next page load. If another tab activates
 * it, the offer is withdrawn, and this tab keeps its version until its next load.
 */
function offer(waiting: ServiceWorker): void {
  const store = getDefaultStore();
  const withdraw = () => {
    if (store.get(newVersionAtom) === offered) store.set(newVersionAtom, null);
  };
  const apply = () => {
    // Another tab activated it while this one was frozen, without an event here.
    if (waiting.state !== 'installed') return location.reload();
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
  // clients.claim() doesn't reach a page that was still loading.
  if (active && !navigator.serviceWorker.controller) active.postMessage({ type: 'CLAIM' });
  // The first worker replaces nothing, so nothing is offered.
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

/** Whether this browser's first worker is installed; false when a file failed to download. */
function isInstalled({ active, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || !installing) return Promise.resolve(true);
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), {
      once: true,
    });
  });
}

/**
 * Browsers abandon installation when one file fails; files already cached stay, and only the rest is fetched
 * again.
 */
async function registerUntilInstalled(retryMs: number): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(workerPath);
    if (await isInstalled(registration)) return follow(registration);
  } catch {
    // workers are forbidden, or there is no network
  }
  setTimeout(() => void registerUntilInstalled(Math.min(retryMs * 2, longestRetryMs)), retryMs);
}

let isRegistered = false;

/**
 * Registers the service worker for offline use, once. Without it (private windows, http) everything else
 * works.
 */
export function registerWorker(): void {
  if (isRegistered || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  isRegistered = true;
  void registerUntilInstalled(firstRetryMs);
}
