import { api } from '#src/platform/api/api.ts';
import { sentKey } from '#src/platform/storage/study-database.ts';
import { isStored } from '#src/platform/storage/study-values.ts';
import { readNewReviews } from '#src/study/reviews/read-new-reviews.ts';
import { readSent } from '#src/study/reviews/review-store.ts';
import { reviewSender } from '#src/study/reviews/send-reviews.ts';
import { takeInOldWork } from '#src/study-log/outbox/1.0.0-pre.ts';
import type { Settled } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** After this many sent reviews, reads the server's packed log, which takes less space on the device. */
const readAfterCount = 200;

/** Queues reviews that an earlier build left, and those for which the account had no room. Never fails. */
export async function takeInReviews(userId: string): Promise<void> {
  await outbox.load();
  await takeInOldWork(userId, outbox);
  for (const { isOnlyHere, ...batch } of await readSent(userId)) if (isOnlyHere) await outbox.put(batch);
}

/**
 * Applies the server's reply to sent reviews. Never fails.
 * @returns whether the database has it
 */
export async function settle(userId: string, settled: readonly Settled[]): Promise<boolean> {
  for (const { work, status } of settled)
    if (work.kind === 'review') await reviewSender.settle(userId, work, status);
  const isKept = isStored(sentKey(userId));
  const sent = await readSent(userId);
  const count = sent.reduce((sum, { events }) => sum + events.length, 0);
  // Not awaited, because sending does not depend on it.
  if (count >= readAfterCount) void readNewReviews(userId, api.progress).catch(() => {});
  return isKept;
}
