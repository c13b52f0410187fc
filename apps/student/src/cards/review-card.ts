import { api } from '#src/api/api.ts';
import type { EventOrigin } from '#src/outbox/job.ts';
import type { NotedReview } from '#src/revision/just-noted.ts';
import { readNewReviews } from '#src/revision/read-new-reviews.ts';
import { noteReview, noteReviews } from '#src/revision/review-store.ts';
import { putReviews, type Reviewed, sendReviewsSoon } from './send-soon.ts';

type WithoutClock<Review> = Review extends unknown ? Omit<Review, 'clockMs'> : never;

type ToNote = WithoutClock<NotedReview>;

/** Keeps what the student did with a card, and has it sent. Never fails. @returns how it is named, for an undo */
export function reviewCard(userId: string, review: ToNote): Promise<EventOrigin> {
  const noted = noteReview(userId, { ...review, clockMs: Date.now() });
  sendReviewsSoon(userId, 'study');
  return noted;
}

/** Keeps what the student did with many items at once, and has it sent. Never fails. */
export async function reviewItems(
  userId: string,
  reviews: readonly ToNote[],
  reviewed: Reviewed,
): Promise<void> {
  if (reviews.length === 0) return;
  const clockMs = Date.now();
  const noted = noteReviews(
    userId,
    reviews.map((review) => ({ ...review, clockMs })),
  );
  sendReviewsSoon(userId, reviewed);
  await noted;
}

/** Sends the reviews of this device without a rest. Never fails. */
export const sendReviewsNow = (userId: string): Promise<void> => putReviews(userId, null);

/** Other devices are waited for so long. */
const patienceMs = 3_000;

/** Sends the reviews of this device; resolves when what other devices reviewed is here, or did not come in time. */
export async function exchangeFirst(userId: string): Promise<void> {
  void sendReviewsNow(userId);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    readNewReviews(userId, api.progress)
      .catch(() => {})
      .then(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
