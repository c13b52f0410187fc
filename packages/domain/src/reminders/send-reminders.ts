import { setImmediate as nextTurn } from 'node:timers/promises';
import { isConsentMissing, isRefusalDue } from '@repo/contracts/consent.rules';
import { reminderLateMaxMinutes } from '@repo/contracts/limits/reminders';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import { studyDay } from '@repo/contracts/progress.rules';
import { minuteOfStudyDay, startOfStudyDay } from '@repo/contracts/reminders.rules';
import { pushSubscriptions, reminders, sessions, studyDays, users } from '@repo/db/schema';
import { and, asc, between, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { PushMessage } from './push-service.ts';
import { keyHashOf, unknownKeyHash } from './reminder.ts';

const batchSize = 100;
/** About a whole batch, so that a slow service doesn't delay the others. */
const sendsAtOnce = 100;
const dayMinutes = 24 * 60;

/** The same bytes for everybody, so that even the length tells a push service nothing about a student. */
const payload = JSON.stringify(reminderMessage);

/** Push services must drop it when it is too late, and before the next day. */
const messageAt = (minute: number, atMinute: number): PushMessage => ({
  payload,
  lifeSeconds: (Math.min(atMinute + reminderLateMaxMinutes, dayMinutes) - minute) * 60,
  topic: 'reminder',
});

type Due = { userId: string; atMinute: number };

/**
 * Claims students whose time today has come, skipping those another server is claiming. This settles their
 * day even if the process crashes: nobody is reminded twice.
 */
function claimDue(ctx: DomainContext, now: Date): Promise<Due[]> {
  const today = studyDay(now);
  const minute = minuteOfStudyDay(now);
  const dueAt = sql`${startOfStudyDay(today).toISOString()}::timestamptz + ${reminders.atMinute} * interval '1 minute'`;
  return ctx.database.db.transaction(async (tx) => {
    const hasBrowser = tx
      .select({ one: sql`1` })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, reminders.userId));
    const due = await tx
      .select({ userId: reminders.userId, atMinute: reminders.atMinute })
      .from(reminders)
      .where(
        and(
          between(reminders.atMinute, Math.max(0, minute - reminderLateMaxMinutes), minute),
          lt(reminders.settledOn, today),
          sql`${reminders.chosenAt} <= ${dueAt}`,
          exists(hasBrowser),
        ),
      )
      .orderBy(asc(reminders.atMinute))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = due.map(({ userId }) => userId);
    if (ids.length > 0)
      await tx.update(reminders).set({ settledOn: today }).where(inArray(reminders.userId, ids));
    return due;
  });
}

/** Those who are logged in anywhere; forgets the reminders of the others, who have left. */
async function stillHere(ctx: DomainContext, ids: readonly string[], now: Date): Promise<string[]> {
  const { db } = ctx.database;
  const found = await db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...ids]), gt(sessions.expiresAt, now)));
  const here = new Set(found.map(({ userId }) => userId));
  const left = ids.filter((id) => !here.has(id));
  if (left.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, left));
  return [...here];
}

/** Those who have not studied today, may use the product, and have no planned deletion. */
async function withoutStudy(ctx: DomainContext, ids: string[], now: Date): Promise<string[]> {
  const { db } = ctx.database;
  const studied = await db
    .select({ userId: studyDays.userId })
    .from(studyDays)
    .where(and(inArray(studyDays.userId, ids), eq(studyDays.day, studyDay(now))));
  const accounts = await db
    .select({
      id: users.id,
      adultAt: users.adultAt,
      consentedAt: users.consentedAt,
      refusalDueAt: users.refusalDueAt,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(inArray(users.id, ids));
  const done = new Set(studied.map(({ userId }) => userId));
  const isClosed = (account: (typeof accounts)[number]) =>
    (ctx.settings.isConsentRequired && isConsentMissing(account, now)) ||
    isRefusalDue(account, now) ||
    account.deletionDueAt !== null;
  return accounts.filter((account) => !done.has(account.id) && !isClosed(account)).map(({ id }) => id);
}

type Browser = typeof pushSubscriptions.$inferSelect;
type Outcome = { isTaken?: true; isGone?: true; isRefused?: true; failure?: string };

/** The error without the address. */
function failureOf(error: unknown): string {
  const status: unknown = Reflect.get(Object(error), 'status');
  if (Number.isInteger(status)) return String(status);
  return error instanceof Error ? error.name : 'Error';
}

/**
 * Skips browsers that subscribed with another key, because a push service would refuse the message; they
 * resubscribe when the app is opened there.
 */
async function browsersOf(ctx: DomainContext, ids: string[]): Promise<Browser[]> {
  const { publicKey } = ctx.push;
  if (publicKey === null || ids.length === 0) return [];
  const { publicKeyHash, userId } = pushSubscriptions;
  const hasKey = or(isNull(publicKeyHash), eq(publicKeyHash, keyHashOf(publicKey)));
  return await ctx.database.db
    .select()
    .from(pushSubscriptions)
    .where(and(inArray(userId, ids), hasKey));
}

async function sendTo(ctx: DomainContext, browser: Browser, message: PushMessage): Promise<Outcome> {
  const { endpoint, userId, p256dh, auth, publicKeyHash } = browser;
  const { db } = ctx.database;
  const thisBrowser = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId));
  try {
    const answer = await ctx.push.send({ endpoint, keys: { p256dh, auth } }, message);
    if (answer === 'taken') return { isTaken: true };
    if (answer === 'refused' && publicKeyHash === null)
      await db.update(pushSubscriptions).set({ publicKeyHash: unknownKeyHash }).where(thisBrowser);
    else await db.delete(pushSubscriptions).where(thisBrowser);
    return answer === 'refused' ? { isGone: true, isRefused: true } : { isGone: true };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/**
 * Limits concurrency, and encrypts each message in its own turn of the event loop, so that other work can run
 * in between.
 */
async function sendAll(
  browsers: readonly Browser[],
  send: (browser: Browser) => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  for (const browser of browsers) {
    if (signal?.aborted) break;
    const one: Promise<void> = send(browser).then((outcome) => {
      outcomes.push(outcome);
      underWay.delete(one);
    });
    underWay.add(one);
    await (underWay.size < sendsAtOnce ? nextTurn() : Promise.race(underWay));
  }
  await Promise.all(underWay);
  return outcomes;
}

export type SentReminders = {
  /** Messages accepted by push services. */
  sent: number;
  /** Browsers that ended their subscription, or whose push service refused our key; they get no more messages. */
  gone: number;
  /** How many of `gone` refused our key. */
  refused: number;
  /** Errors of the others: HTTP statuses or error names. No retries, because a late reminder is noise. */
  failures: string[];
  isMoreDue: boolean;
};

/**
 * Reminds one batch of students whose time came within the last two hours and who have not studied today.
 * Several servers may run this concurrently: nobody is reminded twice a day, even if one crashes
 * (docs/product/study.md#reminders).
 * @param signal ends it after the messages in flight
 */
export async function sendReminders(ctx: DomainContext, signal?: AbortSignal): Promise<SentReminders> {
  const now = ctx.clock.now();
  const claimed = await claimDue(ctx, now);
  const timeOf = new Map(claimed.map(({ userId, atMinute }) => [userId, atMinute]));
  const here = claimed.length > 0 ? await stillHere(ctx, [...timeOf.keys()], now) : [];
  const ids = here.length > 0 ? await withoutStudy(ctx, here, now) : [];
  const browsers = await browsersOf(ctx, ids);
  const minute = minuteOfStudyDay(now);
  const messageFor = ({ userId }: Browser) => messageAt(minute, timeOf.get(userId) ?? minute);
  const outcomes = await sendAll(browsers, (browser) => sendTo(ctx, browser, messageFor(browser)), signal);
  return {
    sent: outcomes.filter(({ isTaken }) => isTaken).length,
    gone: outcomes.filter(({ isGone }) => isGone).length,
    refused: outcomes.filter(({ isRefused }) => isRefused).length,
    failures: outcomes.flatMap(({ failure }) => failure ?? []),
    isMoreDue: claimed.length === batchSize,
  };
}
