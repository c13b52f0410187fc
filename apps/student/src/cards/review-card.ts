import { reviewsId } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import type { NotedReview } from '#src/revision/just-noted.ts';
import { type EventOrigin, noteReview, noteReviews, readOwn } from '#src/revision/review-store.ts';
import { putReviews, type Reviewed, sendReviewsSoon } from './send-soon.ts';

/** So many reviews are sent before the student stops. */
const sendAfterCount = 100;

type WithoutClock<Review> = Review extends unknown ? Omit<Review, 'clockMs'> : never;

type ToNote = WithoutClock<NotedReview>;

/** Sends at once what is too much to wait. Never fails. */
export async function sendIfMuch(userId: string): Promise<void> {
  const { nextSequence, sentBefore } = await readOwn(userId);
  if (nextSequence - sentBefore >= sendAfterCount) void exchangeReviews(userId);
}

/** Keeps what the student did with a card, and has it sent. Never fails. @returns how it is named, for an undo */
export async function reviewCard(userId: string, review: ToNote): Promise<EventOrigin> {
  const noted = noteReview(userId, { ...review, clockMs: Date.now() });
  // At once, as the note: the page may be left before IndexedDB answers.
  sendReviewsSoon(userId, review.kind === 'review' ? 'study' : null);
  const origin = await noted;
  await sendIfMuch(userId);
  return origin;
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
  await sendIfMuch(userId);
}

/** Brings this device and the server to the same reviews: sends those of here, and reads those of other devices. */
export const exchangeReviews = (userId: string): Promise<void> => putReviews(userId, null);

/** Other devices are waited for so long. */
const patienceMs = 3_000;

/** The same; resolves when what other devices reviewed is here, or did not come in time. */
export async function exchangeFirst(userId: string): Promise<void> {
  await exchangeReviews(userId);
  const isUnderWay = () => ['waiting', 'sending'].includes(outbox.statusOf(reviewsId)?.kind ?? '');
  if (!isUnderWay()) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, patienceMs);
    const stop = outbox.subscribe(() => {
      if (isUnderWay()) return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}
