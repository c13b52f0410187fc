import { createHash } from 'node:crypto';
import { reminderBrowsersMax } from '@repo/contracts/limits/reminders';
import { pushEndpointInvalid, remindersMissing } from '@repo/contracts/messages/reminders';
import type {
  MoveReminderInput,
  PushSubscriptionKeys,
  Reminder,
  ReminderInput,
  SetReminderInput,
  StopReminderInput,
} from '@repo/contracts/reminders';
import { minuteOfTime, timeOfMinute } from '@repo/contracts/reminders.rules';
import { pushSubscriptions, reminders } from '@repo/db/schema';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';

/** Marks a row without a known key after a push service refused it. */
export const unknownKeyHash = '';

/** SHA-256 of the server's public push key, base64url; distinguishes keys. */
export const keyHashOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('base64url');

/** The time of the student's reminder, and whether the browser of this endpoint gets it. */
export async function getReminder(ctx: UserContext, { endpoint }: ReminderInput): Promise<Reminder> {
  const { db } = ctx.database;
  const [kept] = await db
    .select({ atMinute: reminders.atMinute })
    .from(reminders)
    .where(eq(reminders.userId, ctx.user.id));
  const [browser] =
    endpoint === null
      ? []
      : await db
          .select({ publicKeyHash: pushSubscriptions.publicKeyHash })
          .from(pushSubscriptions)
          .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, ctx.user.id)));
  const { publicKey } = ctx.push;
  const hasKey = publicKey !== null && browser?.publicKeyHash === keyHashOf(publicKey);
  return {
    publicKey,
    at: kept ? timeOfMinute(kept.atMinute) : null,
    isOn: hasKey,
    isKeyOutdated: browser !== undefined && publicKey !== null && !hasKey,
  };
}

/** @returns the current key for subscriptions */
function assertOffered(ctx: UserContext, subscription: PushSubscriptionKeys): string {
  const { publicKey } = ctx.push;
  if (publicKey === null) throw new DomainError('NOT_FOUND', remindersMissing);
  if (!ctx.push.takes(subscription)) throw new DomainError('BAD_INPUT', pushEndpointInvalid);
  return publicKey;
}

/** Drops the oldest browsers beyond the limit, but not the one being added. */
async function dropOldest(tx: Transaction, userId: string, endpoint: string): Promise<void> {
  const ofStudent = eq(pushSubscriptions.userId, userId);
  const newest = tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(ofStudent)
    .orderBy(
      desc(sql`${pushSubscriptions.endpoint} = ${endpoint}`),
      desc(pushSubscriptions.createdAt),
      pushSubscriptions.endpoint,
    )
    .limit(reminderBrowsersMax);
  await tx.delete(pushSubscriptions).where(and(ofStudent, notInArray(pushSubscriptions.endpoint, newest)));
}

/**
 * Sets the time of reminders and adds this browser (docs/product/study.md#reminders). Takes the browser over
 * from another student, because its current user has asked.
 * @throws NOT_FOUND where no reminders are offered; BAD_INPUT unless the address is a known push service's
 */
export async function setReminder(
  ctx: UserContext,
  { at, subscription, publicKey }: SetReminderInput,
): Promise<Reminder> {
  const currentKey = assertOffered(ctx, subscription);
  const userId = ctx.user.id;
  const now = ctx.clock.now();
  const time = { atMinute: minuteOfTime(at), chosenAt: now };
  const { endpoint, keys } = subscription;
  const publicKeyHash = keyHashOf(publicKey ?? currentKey);
  const browser = { userId, p256dh: keys.p256dh, auth: keys.auth, publicKeyHash, createdAt: now };
  await ctx.database.db.transaction(async (tx) => {
    // Locks the student's row, so that concurrent browsers respect the limit.
    await tx
      .insert(reminders)
      .values({ userId, ...time })
      .onConflictDoUpdate({ target: reminders.userId, set: time });
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...browser })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: browser });
    await dropOldest(tx, userId, endpoint);
  });
  return await getReminder(ctx, { endpoint });
}

/**
 * Replaces the push address of `endpoint`, because browsers may change theirs. Ignores browsers without a
 * reminder. `publicKey` is the key of the new subscription, else it stays the same.
 * @throws NOT_FOUND where no reminders are offered; BAD_INPUT unless the address is a known push service's
 */
export async function moveReminder(
  ctx: UserContext,
  { endpoint: before, subscription, publicKey }: MoveReminderInput,
): Promise<Reminder> {
  assertOffered(ctx, subscription);
  const { endpoint, keys } = subscription;
  await ctx.database.db.transaction(async (tx) => {
    const [moved] = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, before), eq(pushSubscriptions.userId, ctx.user.id)))
      .returning({
        userId: pushSubscriptions.userId,
        createdAt: pushSubscriptions.createdAt,
        publicKeyHash: pushSubscriptions.publicKeyHash,
      });
    if (!moved) return;
    const newHash = publicKey === undefined ? {} : { publicKeyHash: keyHashOf(publicKey) };
    const browser = { ...moved, ...newHash, p256dh: keys.p256dh, auth: keys.auth };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...browser })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: browser });
  });
  return await getReminder(ctx, { endpoint });
}

/** Stops reminders on the browser of this endpoint; ignores a browser of another student, without an error. */
export async function stopReminder(ctx: UserContext, { endpoint }: StopReminderInput): Promise<Reminder> {
  await ctx.database.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, ctx.user.id)));
  return await getReminder(ctx, { endpoint });
}

/** Stops the student's reminders on all browsers. */
export async function stopAllReminders(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
