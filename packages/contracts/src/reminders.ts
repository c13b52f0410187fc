import { z } from 'zod';
import { wellFormedText } from './fields.ts';
import { pushEndpointMaxLength, reminderStepMinutes } from './limits/reminders.ts';
import { pushEndpointInvalid, reminderTimeInvalid } from './messages/reminders.ts';
import { minuteOfTime } from './reminders.rules.ts';

/** A time of the day in India, such as 19:30. */
const time = wellFormedText({ error: reminderTimeInvalid })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, reminderTimeInvalid)
  .refine((text) => minuteOfTime(text) % reminderStepMinutes === 0, reminderTimeInvalid);

/** The address at which the browser's maker takes messages for one browser: a secret, like a key to it. */
const endpoint = wellFormedText({ error: pushEndpointInvalid })
  .min(1, pushEndpointInvalid)
  .max(pushEndpointMaxLength, pushEndpointInvalid);

const base64Url = (characters: number) =>
  wellFormedText({ error: pushEndpointInvalid }).regex(
    new RegExp(`^[A-Za-z0-9_-]{${characters}}$`),
    pushEndpointInvalid,
  );

/** What `PushSubscription.toJSON` gives: a point of P-256 (65 bytes) and a secret of 16 bytes (RFC 8291). */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64Url(87), auth: base64Url(22) }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;

/** The server's key that a browser subscribed with (VAPID, base64url); older apps do not send it. */
const publicKey = base64Url(87).optional();

/** `endpoint`: that of the browser which asks, or null where it has none. */
export const reminderInput = z.object({ endpoint: endpoint.nullable() });
export type ReminderInput = z.infer<typeof reminderInput>;

export const setReminderInput = z.object({ at: time, subscription: pushSubscription, publicKey });
export type SetReminderInput = z.infer<typeof setReminderInput>;

/** `endpoint`: where the browser was reminded until now. Without `publicKey` the key has not changed. */
export const moveReminderInput = z.object({ endpoint, subscription: pushSubscription, publicKey });
export type MoveReminderInput = z.infer<typeof moveReminderInput>;

export const stopReminderInput = z.object({ endpoint });
export type StopReminderInput = z.infer<typeof stopReminderInput>;

/**
 * `publicKey`: what a browser subscribes with (VAPID, base64url), null where no reminders are offered. `at`: when the student
 * wants to be reminded, null before they ever said. `isOn`: whether the browser that asked is reminded.
 * `isKeyOutdated`: it was, with a key that the server no longer has; it subscribes with `publicKey` and calls `move`.
 */
export const reminder = z.object({
  publicKey: z.string().nullable(),
  at: z.string().nullable(),
  isOn: z.boolean(),
  isKeyOutdated: z.boolean(),
});
export type Reminder = z.infer<typeof reminder>;

/** Of an export: how many browsers are reminded, but not their addresses, which are secrets. */
export const exportedReminder = z.object({ at: z.string(), browsers: z.int() });
