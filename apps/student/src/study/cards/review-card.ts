import { api } from '#src/platform/api/api.ts';
import { readNewReviews } from '#src/study/reviews/read-new-reviews.ts';
import { type NotedReview, type Reviewed, reviewSender } from '#src/study/reviews/send-reviews.ts';
import type { EventOrigin } from '#src/study-log/outbox/job.ts';

type WithoutClock<Review> = Review extends unknown ? Omit<Review, 'clockMs'> : never;

type ToNote = WithoutClock<NotedReview>;

/**
 * Stores a review and sends it. Never fails.
 * @returns its id, for an undo
 */
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

/** Sends this page's reviews without delay. Never fails. */
export const sendReviewsNow = (userId: string): Promise<void> => reviewSender.sendNow(userId);

/** Longest wait for reviews of other devices. */
const patienceMs = 3_000;

/**
 * Sends this page's reviews; resolves when those of other devices and the mistakes of before Super have arrived,
 * or after a timeout.
 */
export async function exchangeFirst(userId: string): Promise<void> {
  void sendReviewsNow(userId);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    readNewReviews(userId, api.progress)
      .then(() => import('#src/study/reviews/note-earlier.ts'))
      .then(({ noteEarlierMistakes }) => noteEarlierMistakes(userId))
      .catch(() => {})
      .then(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
