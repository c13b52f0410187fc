import type { SendReviewsInput, SentReviews } from '@repo/contracts/revision';
import { reviewBatches, reviewDevices } from '@repo/db/schema';
import { packLog, type SettledEvent, settleTimes, unpackLog } from '@repo/revision/memory';
import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { markReviewDays } from '#src/progress/study-day.ts';
import type { Transaction } from '#src/transactions.ts';

type Device = typeof reviewDevices.$inferSelect;

const isOf = ({ user }: UserContext, device: string) =>
  and(eq(reviewDevices.userId, user.id), eq(reviewDevices.device, device));

/** What is kept of these numbers of a device. */
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
    .orderBy(asc(reviewBatches.arrival));
  return rows
    .flatMap((row) => unpackLog(row, row.device, row.firstSequence))
    .filter(({ sequence }) => sequence >= firstSequence && sequence < end);
}

/** Settles the times of new events and keeps them; the days of reviews are days of study (docs/product.md#streak). */
async function keepEvents(
  ctx: UserContext,
  tx: Transaction,
  { device, firstSequence, sentClockMs, events }: SendReviewsInput,
  known: Device | undefined,
): Promise<SettledEvent[]> {
  const noted = events.map((event, index) => ({ ...event, device, sequence: firstSequence + index }));
  const settled = settleTimes(noted, {
    sentClockMs,
    // Behind the lock: of two batches the one that came later arrived later.
    receivedAtMs: ctx.clock.now().getTime(),
    earliestMs: (known?.lastAt ?? new Date(ctx.user.createdAt)).getTime(),
  });
  const userId = ctx.user.id;
  const [counted] = await tx
    .select({ last: max(reviewBatches.arrival) })
    .from(reviewBatches)
    .where(eq(reviewBatches.userId, userId));
  const { chapterIds, body } = packLog(settled);
  await tx.insert(reviewBatches).values({
    ...{ userId, arrival: (counted?.last ?? 0) + 1, device, firstSequence, chapterIds },
    ...{ eventCount: settled.length, body: Buffer.from(body) },
  });
  const progress = {
    nextSequence: firstSequence + settled.length,
    lastAt: new Date(settled.at(-1)?.atMs ?? 0),
  };
  await tx
    .insert(reviewDevices)
    .values({ userId, device, ...progress })
    .onConflictDoUpdate({ target: [reviewDevices.userId, reviewDevices.device], set: progress });
  const reviewed = settled.filter(({ kind }) => kind === 'review');
  await markReviewDays(
    tx,
    userId,
    reviewed.map(({ atMs }) => new Date(atMs)),
  );
  return settled;
}

/**
 * Keeps a device's reviews, each once however often it is sent, and settles their times when they come first: by the
 * device's clock, put right by how wrong it was when it sent. A batch that leaves numbers out is not kept; the reply
 * says which number is next.
 * @throws NOT_SIGNED_IN for an account that was just deleted
 */
export function receiveReviews(ctx: UserContext, input: SendReviewsInput): Promise<SentReviews> {
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const [known] = await tx.select().from(reviewDevices).where(isOf(ctx, input.device));
    const nextSequence = known?.nextSequence ?? 0;
    const newFrom = nextSequence - input.firstSequence;
    if (newFrom < 0) return { nextSequence, settled: [] };
    const before = newFrom > 0 ? await keptEvents(ctx, tx, input) : [];
    const events = input.events.slice(newFrom);
    const added =
      events.length > 0
        ? await keepEvents(ctx, tx, { ...input, firstSequence: nextSequence, events }, known)
        : [];
    return {
      nextSequence: nextSequence + added.length,
      settled: [...before, ...added].map(({ sequence, atMs }) => ({ sequence, atMs })),
    };
  });
}
