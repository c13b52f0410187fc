import { registerWorker } from '#src/offline/register-worker.ts';

/** Whether this browser can be reminded: 'blocked' by what was chosen in its settings, 'missing' where it has no push. */
export type PushAbility = 'able' | 'blocked' | 'missing';

/** The worker was asked for when the app opened; a slow phone may still be at it. */
const workerLimitMs = 15_000;

/** Whether this browser can be reminded, as far as can be told without asking anybody. */
export function pushAbility(): PushAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** The subscription of this browser; null where it has none or cannot have one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() === 'missing') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @throws when the worker does not start */
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
 * Subscribes this browser at its maker's push service, once the student has allowed notifications.
 * @param publicKey of our server (VAPID, base64url)
 * @throws when the browser refuses, or its maker's service cannot be reached
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made with keys which our server has no more stands in the way.
    const old = await pushManager.getSubscription();
    if (!old || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
