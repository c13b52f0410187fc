import { registerWorker } from '#src/platform/offline/register-worker.ts';

/** Whether push notifications work: 'blocked' in the browser's settings, 'missing' without push support. */
export type PushAbility = 'able' | 'blocked' | 'missing';

/** The worker was registered at startup; a slow phone may still be installing it. */
const workerLimitMs = 15_000;

/** Whether push works in this browser, without asking for permission. */
export function pushAbility(): PushAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** This browser's subscription; null without one or without push support. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() === 'missing') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @throws when the worker doesn't start */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  registerWorker();
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no service worker')), workerLimitMs);
    }),
  ]);
}

/**
 * Subscribes this browser to push, once notifications are allowed.
 * @param publicKey of our server (VAPID, base64url)
 * @throws when the browser refuses, or its push service can't be reached
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A subscription with an outdated key blocks a new one.
    const old = await pushManager.getSubscription();
    if (!old || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
