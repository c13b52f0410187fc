import { api } from '#src/api/api.ts';
import type { EventOrigin } from '#src/outbox/job.ts';
import { readNewReviews } from '#src/revision/read-new-reviews.ts';
import { type NotedReview, type Reviewed, reviewSender } from '#src/revision/send-reviews.ts';

type WithoutClock<Review> = Review extends unknown ? Omit<Review, 'clockMs'> : never;

type ToNote = WithoutClock<NotedReview>;

/** Keeps what the student did with a card, and has it sent. Never fails. @returns how it is named, for an undo */
export async function reviewCard(userId: string, review: ToNote): Promise<EventOrigin> {
  const { name, stored } = reviewSender.note(userId, [{ ...review, clockMs: Date.now() }], 'study');
  await stored;
  return name;
}

/** Stores the reviews of many items synchronously, then sends them. Never fails. */
export async function reviewItems(
  userId: string,
  reviews: readonly ToNote[],
  reviewed: Reviewed,
): Promise<void> {
  if (reviews.length === 0) return;
  const clockMs = Date.now();
  const noted = reviews.map((review) => ({ ...review, clockMs }));
  await reviewSender.note(userId, noted, reviewed).stored;
}

/** Sends the reviews of this page without a rest. Never fails. */
export const sendReviewsNow = (userId: string): Promise<void> => reviewSender.sendNow(userId);

/** Other devices are waited for so long. */
const patienceMs = 3_000;

/** Sends the reviews of this page; resolves when what other devices reviewed is here, or did not come in time. */
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
