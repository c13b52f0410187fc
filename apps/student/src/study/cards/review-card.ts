import { api } from '#src/platform/api/api.ts';
import { readNewReviews } from '#src/study/reviews/read-new-reviews.ts';
import { type NotedReview, reviewSender } from '#src/study/reviews/send-reviews.ts';
import type { EventOrigin } from '#src/study-log/outbox/job.ts';

type WithoutClock<Review> = Review extends unknown ? Omit<Review, 'clockMs'> : never;

/**
 * Stores a review and sends it. Never fails.
 * @returns its id, for an undo
 */
export async function reviewCard(userId: string, review: WithoutClock<NotedReview>): Promise<EventOrigin> {
  const { name, stored } = reviewSender.note(userId, [{ ...review, clockMs: Date.now() }], 'study');
  await stored;
  return name;
}

/** Maximum time to wait for the reviews of other devices. */
const patienceMs = 3_000;

/**
 * Sends this page's reviews; resolves when those of other devices and the mistakes of before Super have arrived,
 * or after a timeout.
 */
export async function exchangeFirst(userId: string): Promise<void> {
  void reviewSender.sendNow(userId);
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
