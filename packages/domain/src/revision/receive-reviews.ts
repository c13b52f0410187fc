import { reviewBatchMax, reviewDevicesMax } from '@repo/contracts/limits/revision';
import type { SendReviewsInput, SentReviews } from '@repo/contracts/revision';
import { reviewBatches, reviewDevices } from '@repo/db/schema';
import { packLog, type SettledEvent, unpackLog, withTimes } from '@repo/revision/memory';
import { settleTimes } from '@repo/study-log/settle-times';
import { and, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { markReviewDays } from '#src/progress/study-day.ts';
import type { Transaction } from '#src/transactions.ts';
import { forgetQuietDevices } from './forget-quiet-devices.ts';
import { countReviews, knownChapters } from './review-room.ts';

type Device = typeof reviewDevices.$inferSelect;

const isOf = ({ user }: UserContext, device: string) =>
  and(eq(reviewDevices.userId, user.id), eq(reviewDevices.device, device));

/**
 * The stored events with these numbers of a device, each once. A reset device that reuses its name may have
 * several per number: the last one counts.
 */
async function keptEvents(
  { user }: UserContext,
  tx: Transaction,
  { device, firstSequence, events }: SendReviewsInput,
): Promise<SettledEvent[]> {
  const end = firstSequence + events.length;
  const rows = await tx
    .select()
    .from(reviewBatches)
    .where(
      and(
        eq(reviewBatches.userId, user.id),
        eq(reviewBatches.device, device),
        lt(reviewBatches.firstSequence, end),
        gt(sql`${reviewBatches.firstSequence} + ${reviewBatches.eventCount}`, firstSequence),
      ),
    )
    .orderBy(desc(reviewBatches.arrival))
    .limit(reviewBatchMax);
  const kept = new Map<number, SettledEvent>();
  for (const row of rows)
    for (const event of unpackLog(row, row.device, row.firstSequence))
      if (event.sequence >= firstSequence && event.sequence < end && !kept.has(event.sequence))
        kept.set(event.sequence, event);
  return [...kept.values()].sort((one, other) => one.sequence - other.sequence);
}

/** Groups stored events by gaps in their numbers, because a batch can't contain a gap. */
function runsOf(
  events: readonly SettledEvent[],
  isStored: (event: SettledEvent) => boolean,
): SettledEvent[][] {
  const runs: SettledEvent[][] = [];
  for (const [index, event] of events.entries()) {
    if (!isStored(event)) continue;
    const previous = events[index - 1];
    if (previous && isStored(previous)) runs.at(-1)?.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Stores the events of existing chapters. @throws FORBIDDEN when there are too many */
async function storeEvents(
  ctx: UserContext,
  tx: Transaction,
  device: string,
  runs: readonly SettledEvent[][],
): Promise<void> {
  if (runs.length === 0) return;
  await countReviews(ctx, tx, runs.flat().length);
  const userId = ctx.user.id;
  const [counted] = await tx
    .select({ last: max(reviewBatches.arrival) })
    .from(reviewBatches)
    .where(eq(reviewBatches.userId, userId));
  const firstArrival = (counted?.last ?? 0) + 1;
  await tx.insert(reviewBatches).values(
    runs.map((run, index) => {
      const { chapterIds, body } = packLog(run);
      return {
        ...{ userId, arrival: firstArrival + index, device, chapterIds },
        ...{ firstSequence: run[0]?.sequence ?? 0, eventCount: run.length, body: Buffer.from(body) },
      };
    }),
  );
}

/**
 * Fixes the times of new events and stores them; the days of reviews are days of study
 * (docs/product/study.md#streak).
 */
async function keepEvents(
  ctx: UserContext,
  tx: Transaction,
  { device, firstSequence, sentClockMs, events, clock }: SendReviewsInput & Pick<UserContext, 'clock'>,
  known: Device | undefined,
  chapterIds: ReadonlySet<string>,
): Promise<SettledEvent[]> {
  const noted = events.map((event, index) => ({ ...event, device, sequence: firstSequence + index }));
  const clocksMs = events.map(({ clockMs }) => clockMs);
  const timesMs = settleTimes(clocksMs, {
    sentClockMs,
    // Read the clock inside the lock so that arrival times are ordered.
    receivedAtMs: clock.now().getTime(),
    earliestMs: (known?.lastAt ?? new Date(ctx.user.createdAt)).getTime(),
  });
  const settled = withTimes(noted, timesMs);
  const userId = ctx.user.id;
  await storeEvents(
    ctx,
    tx,
    device,
    runsOf(settled, ({ chapterId }) => chapterIds.has(chapterId)),
  );
  const progress = {
    nextSequence: firstSequence + settled.length,
    lastAt: new Date(settled.at(-1)?.atMs ?? 0),
  };
  await tx
    .insert(reviewDevices)
    .values({ userId, device, ...progress })
    .onConflictDoUpdate({ target: [reviewDevices.userId, reviewDevices.device], set: progress });
  if (!known) await forgetQuietDevices(ctx, tx, reviewDevices, { device, max: reviewDevicesMax });
  const reviewed = settled.filter(({ kind }) => kind === 'review');
  await markReviewDays(
    tx,
    userId,
    reviewed.map(({ atMs }) => new Date(atMs)),
  );
  return settled;
}

/**
 * Stores a device's reviews; idempotent. Fixes their times on first arrival: the device's clock, corrected by
 * its error at the time of sending. Rejects a batch that skips numbers; the reply contains the next number.
 * Reviews of unknown chapters use up their numbers and are not stored.
 * @param clock gives the time of `sentClockMs`; the limits count arrivals
 * @throws NOT_SIGNED_IN for an account that was just deleted; FORBIDDEN above the account's limit, then
 * nothing is stored
 */
export async function receiveReviews(
  ctx: UserContext,
  input: SendReviewsInput,
  { clock }: Pick<UserContext, 'clock'> = ctx,
): Promise<SentReviews> {
  const chapterIds = await knownChapters(ctx, new Set(input.events.map(({ chapterId }) => chapterId)));
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const [known] = await tx.select().from(reviewDevices).where(isOf(ctx, input.device));
    const nextSequence = known?.nextSequence ?? 0;
    const newFrom = nextSequence - input.firstSequence;
    if (newFrom < 0) return { nextSequence, settled: [] };
    const sentBefore = input.events.slice(0, newFrom);
    const events = input.events.slice(newFrom);
    const before = newFrom > 0 ? await keptEvents(ctx, tx, { ...input, events: sentBefore }) : [];
    const added =
      events.length > 0
        ? await keepEvents(
            ctx,
            tx,
            { ...input, firstSequence: nextSequence, events, clock },
            known,
            chapterIds,
          )
        : [];
    return {
      nextSequence: nextSequence + added.length,
      settled: [...before, ...added].map(({ sequence, atMs }) => ({ sequence, atMs })),
    };
  });
}
