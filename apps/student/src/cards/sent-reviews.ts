import { api } from '#src/api/api.ts';
import type { Settled } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { takeInOldReviews } from '#src/revision/old-reviews.ts';
import { readNewReviews } from '#src/revision/read-new-reviews.ts';
import { readSent } from '#src/revision/review-store.ts';
import { reviewSender } from '#src/revision/send-reviews.ts';

/** From this many on, the server's packed format takes less space on the device. */
const readAfterCount = 200;

/** Sends reviews left by an earlier build, and those refused for a full account. Never fails. */
export async function takeInReviews(userId: string): Promise<void> {
  await outbox.load();
  await takeInOldReviews(userId);
  for (const { isRefused, ...batch } of await readSent(userId)) if (isRefused) await outbox.put(batch);
}

/** Stores the settled times of sent reviews. Never fails. */
export async function settleReviews(userId: string, settled: readonly Settled[]): Promise<void> {
  for (const { work, status } of settled)
    if (work.kind === 'reviews') await reviewSender.settle(userId, work, status);
  const sent = await readSent(userId);
  const count = sent.reduce((sum, { events }) => sum + events.length, 0);
  if (count >= readAfterCount) await readNewReviews(userId, api.progress).catch(() => {});
}
