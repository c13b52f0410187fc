import type { PushSubscriptionKeys } from '@repo/contracts/reminders';

/** A message for a push service to deliver to a browser. */
export type PushMessage = {
  /** Encrypted, so that only the browser can read it. */
  payload: string;
  /** How long the push service may store the message for an offline browser. */
  lifeSeconds: number;
  /** A later message with the same topic replaces an undelivered one. */
  topic: string;
};

/** The push services of browser vendors, which deliver messages to browsers that are not open (RFC 8030). */
export type PushService = {
  /** The key browsers subscribe with (VAPID, base64url); null disables push messages. */
  publicKey: string | null;
  /** Whether a subscription is acceptable: the address of a known service, and a valid key. */
  takes(subscription: PushSubscriptionKeys): boolean;
  /**
   * @returns 'gone' when the browser has ended the subscription, 'refused' when the service says that it
   * belongs to another sender
   * @throws within a time limit when the service refuses, is slow or down; the error's `status` is the HTTP
   * status, if any
   */
  send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<'taken' | 'gone' | 'refused'>;
};
