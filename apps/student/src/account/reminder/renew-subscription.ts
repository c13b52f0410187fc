import type { PushSubscriptionKeys } from '@repo/contracts/reminders';
import { atom, getDefaultStore } from 'jotai';
import { api } from '#src/platform/api/api.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';
import { findSubscription, pushAbility, subscribe } from './browser-push.ts';

/**
 * The endpoint known to the server while this browser subscribes again, in case the network fails in between.
 */
const endpointBefore = persisted<string, null>({
  key: 'reminded-at',
  scope: 'student',
  area: 'local',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});

/** The subscription renewed by this page. */
export const renewedAtom = atom<{ endpoint: string } | null>(null);

async function renew(): Promise<void> {
  if (pushAbility() === 'missing' || Notification.permission !== 'granted') return;
  const endpoint = endpointBefore.get() ?? (await findSubscription())?.endpoint;
  if (!endpoint) return;
  const { publicKey, isKeyOutdated } = await api.auth.reminder.get.query({ endpoint });
  if (publicKey && isKeyOutdated) {
    endpointBefore.set(endpoint);
    const subscription = await subscribe(publicKey);
    const keys = subscription.toJSON() as PushSubscriptionKeys;
    await api.auth.reminder.move.mutate({ endpoint, subscription: keys, publicKey });
    getDefaultStore().set(renewedAtom, { endpoint: subscription.endpoint });
  }
  endpointBefore.clear();
}

let underWay: Promise<void> | null = null;

/**
 * Subscribes this browser again if its subscription uses an outdated server key
 * (docs/product/study.md#reminders). Asks nothing and never fails; the next start of the app retries.
 */
export function renewSubscription(): Promise<void> {
  underWay ??= renew()
    .catch(() => {})
    .finally(() => {
      underWay = null;
    });
  return underWay;
}
