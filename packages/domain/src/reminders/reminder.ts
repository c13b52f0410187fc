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
import { keyHashOf } from './key-hash.ts';

/** When the student is reminded, and whether the browser of this endpoint is. */
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

/** @returns the key that browsers subscribe with now */
function assertOffered(ctx: UserContext, subscription: PushSubscriptionKeys): string {
  const { publicKey } = ctx.push;
  if (publicKey === null) throw new DomainError('NOT_FOUND', remindersMissing);
  if (!ctx.push.takes(subscription)) throw new DomainError('BAD_INPUT', pushEndpointInvalid);
  return publicKey;
}

/** The oldest browsers beyond the limit are reminded no more; the one that is added now stays. */
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
 * Reminds the student at this time from now on, on this browser too (docs/product/study.md#reminders). A browser that was another
 * student's is theirs no more: whoever uses it now has asked.
 * @throws NOT_FOUND where no reminders are offered; BAD_INPUT for an address that is no known push service's
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
    // Holds the student's row: of several browsers at once each counts those before it.
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
 * Reminds the browser of `endpoint` at another address from now on: browsers change theirs by themselves. One that was not
 * reminded is not from now on either. With `publicKey` the browser subscribed with that key, else with the one of before.
 * @throws NOT_FOUND where no reminders are offered; BAD_INPUT for an address that is no known push service's
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

/** Reminds on the browser of this endpoint no more; one that is not this student's is no error and stays. */
export async function stopReminder(ctx: UserContext, { endpoint }: StopReminderInput): Promise<Reminder> {
  await ctx.database.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, ctx.user.id)));
  return await getReminder(ctx, { endpoint });
}

/** Reminds the student nowhere any more. */
export async function stopAllReminders(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
