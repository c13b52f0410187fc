import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { BoundedMap } from '#src/bounded-map.ts';

/** A subscribed browser. `senderKey`: the only sender whose messages it accepts (VAPID, base64url). */
export type Subscription = {
  id: string;
  ecdh: ECDH;
  auth: Buffer;
  senderKey: string | null;
  isGone: boolean;
};

/** A message after decryption; times are ISO 8601. */
export type PushMessage = {
  id: string;
  subscriptionId: string;
  text: string;
  lifeSeconds: number;
  urgency: string | null;
  topic: string | null;
  /** How to contact the sender: `sub` of the VAPID token. */
  subject: string;
  receivedAt: string;
};

/** Subscriptions, and the last `capacity` messages, newest first. */
export function createPushStore(capacity = 500) {
  const subscriptions = new BoundedMap<string, Subscription>(1_000);
  let messages: PushMessage[] = [];
  let version = 0;
  return {
    add(senderKey: string | null): Subscription {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const id = randomBytes(16).toString('base64url');
      const made = { id, ecdh, auth: randomBytes(16), senderKey, isGone: false };
      subscriptions.set(id, made);
      return made;
    },
    find: (id: string): Subscription | undefined => subscriptions.get(id),
    receive(message: Omit<PushMessage, 'id' | 'receivedAt'>): PushMessage {
      version += 1;
      const stored = { ...message, id: String(version), receivedAt: new Date().toISOString() };
      messages = [stored, ...messages].slice(0, capacity);
      return stored;
    },
    /** All messages, or those to one subscription. */
    list: (subscriptionId?: string): PushMessage[] =>
      subscriptionId === undefined
        ? messages
        : messages.filter((message) => message.subscriptionId === subscriptionId),
    clear(): void {
      version += 1;
      messages = [];
    },
    version: (): number => version,
  };
}
