import { normalPush, type PushMode } from './push-mode.ts';
import { createPushStore } from './push-store.ts';

/** A browser's `PushSubscription.toJSON`, and the id of the browser in the sandbox. */
export type GivenSubscription = {
  id: string;
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
};

export type PushService = ReturnType<typeof createPushService>;

/** The state of the push service: subscriptions, received messages and the current mode. */
export function createPushService(origin: () => string) {
  const store = createPushStore();
  let current: PushMode = normalPush;
  return {
    store,
    /** @param senderKey the only sender that may write (VAPID, base64url); null: any */
    subscribe(senderKey: string | null): GivenSubscription {
      const { id, ecdh, auth } = store.add(senderKey);
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { id, endpoint: `${origin()}/push/${id}`, expirationTime: null, keys };
    },
    list: store.list,
    mode: (): PushMode => current,
    setMode(mode: PushMode): void {
      current = mode;
    },
  };
}
