import { reviewBatchMax } from '@repo/contracts/limits/revision';
import { outbox } from '#src/outbox/outbox.ts';
import { firstUnsent, readOwn } from '#src/revision/review-store.ts';
import { getSession } from '#src/session/session.ts';

/** Reviews wait so long for more before they are sent. */
const restMs = 60_000;
/** So many are sent before the student stops. */
const sendAfterCount = 100;

/** What was reviewed: cards and practice questions, or the questions of a quiz or paper, which is sent itself. */
export type Reviewed = 'study' | 'quiz';

async function putUnsent(userId: string, reviewed: Reviewed | null, delayMs: number): Promise<void> {
  const own = await readOwn(userId);
  const { device, nextSequence, events } = own;
  const before = outbox.numbered('reviews').filter((work) => work.device === device);
  const from = Math.max(firstUnsent(own), ...before.map((work) => work.firstSequence + work.events.length));
  if (from >= nextSequence || getSession().user?.id !== userId) return;
  const replaced = outbox.waiting('reviews').filter((work) => !before.includes(work));
  const isOfQuiz = (reviewed ?? (replaced.length > 0 ? 'quiz' : 'study')) === 'quiz';
  const job = {
    kind: 'reviews',
    device,
    isOfQuiz: isOfQuiz && replaced.every((work) => work.isOfQuiz),
  } as const;
  const unsent = events.slice(from - nextSequence);
  const waitMs = unsent.length < sendAfterCount ? delayMs : 0;
  const stored: Promise<unknown>[] = [];
  for (let at = 0; at < unsent.length; at += reviewBatchMax) {
    const part = { firstSequence: from + at, events: unsent.slice(at, at + reviewBatchMax) };
    stored.push(outbox.put({ ...job, ...part }, waitMs));
  }
  await Promise.all(stored);
}

let last: Promise<void> = Promise.resolve();

/** Has the reviews sent that the server does not have, in its turn; null where none was noted since. Never fails. */
export function putReviews(userId: string, reviewed: Reviewed | null, delayMs = 0): Promise<void> {
  last = last.then(() => putUnsent(userId, reviewed, delayMs)).catch(() => {});
  return last;
}

/** Has noted reviews sent after a minute without another one, or at the end. Never fails. */
export const sendReviewsSoon = (userId: string, reviewed: Reviewed) =>
  void putReviews(userId, reviewed, restMs);
