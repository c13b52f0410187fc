import type { PushSubscriptionKeys } from '@repo/contracts/reminders';

/** What a push service is to hand to a browser. */
export type PushMessage = {
  /** Read by the browser alone: it is encrypted for it. */
  payload: string;
  /** How long the push service may keep it for a browser that is away. */
  lifeSeconds: number;
  /** A later message of the same topic takes the place of one that was not delivered yet. */
  topic: string;
};

/** The services of the browsers' makers, through which a message comes to a browser that is not open (RFC 8030). */
export type PushService = {
  /** What a browser subscribes with (VAPID, base64url); null: no messages are sent here. */
  publicKey: string | null;
  /** Whether a subscription is one to send to: the address of a known service, and a key that is one. */
  takes(subscription: PushSubscriptionKeys): boolean;
  /**
   * @returns 'gone' when the browser has ended the subscription, 'refused' when the service says that it is for another sender
   * @throws within a time limit when the service refuses, is slow or away; `status` of the error is the HTTP status, if any
   */
  send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<'taken' | 'gone' | 'refused'>;
};
