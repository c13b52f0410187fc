import { z } from 'zod';
import { wellFormedText } from './fields.ts';
import { pushEndpointMaxLength, reminderStepMinutes } from './limits/reminders.ts';
import { pushEndpointInvalid, reminderTimeInvalid } from './messages/reminders.ts';
import { minuteOfTime } from './reminders.rules.ts';

/** A time of day in India, such as 19:30. */
const time = wellFormedText({ error: reminderTimeInvalid })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, reminderTimeInvalid)
  .refine((text) => minuteOfTime(text) % reminderStepMinutes === 0, reminderTimeInvalid);

/** The push service's address of one browser: a secret, because anyone with it can send messages. */
const endpoint = wellFormedText({ error: pushEndpointInvalid })
  .min(1, pushEndpointInvalid)
  .max(pushEndpointMaxLength, pushEndpointInvalid);

const base64Url = (characters: number) =>
  wellFormedText({ error: pushEndpointInvalid }).regex(
    new RegExp(`^[A-Za-z0-9_-]{${characters}}$`),
    pushEndpointInvalid,
  );

/** The result of `PushSubscription.toJSON`: a point of P-256 (65 bytes) and a secret of 16 bytes (RFC 8291). */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64Url(87), auth: base64Url(22) }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;

/** The server's key used for the subscription (VAPID, base64url); older apps do not send it. */
const publicKey = base64Url(87).optional();

/** `endpoint`: the requesting browser's, or null if it has none. */
export const reminderInput = z.object({ endpoint: endpoint.nullable() });
export type ReminderInput = z.infer<typeof reminderInput>;

export const setReminderInput = z.object({ at: time, subscription: pushSubscription, publicKey });
export type SetReminderInput = z.infer<typeof setReminderInput>;

/** `endpoint`: the browser's previous one. Without `publicKey` the key has not changed. */
export const moveReminderInput = z.object({ endpoint, subscription: pushSubscription, publicKey });
export type MoveReminderInput = z.infer<typeof moveReminderInput>;

export const stopReminderInput = z.object({ endpoint });
export type StopReminderInput = z.infer<typeof stopReminderInput>;

/**
 * `publicKey`: for subscriptions (VAPID, base64url), null where no reminders are offered. `at`: the student's
 * time, null when never set. `isOn`: whether the requesting browser has reminders. `isKeyOutdated`: it had,
 * with a key the server no longer uses; it must subscribe with `publicKey` and call `move`.
 */
export const reminder = z.object({
  publicKey: z.string().nullable(),
  at: z.string().nullable(),
  isOn: z.boolean(),
  isKeyOutdated: z.boolean(),
});
export type Reminder = z.infer<typeof reminder>;

/** For exports: the number of browsers, but not their addresses, which are secrets. */
export const exportedReminder = z.object({ at: z.string(), browsers: z.int() });
