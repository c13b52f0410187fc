import type { ApiClient } from '@repo/client';
import { failureOf } from '@repo/client/failure';
import { reviewBatchMax } from '@repo/contracts/limits/revision';
import { unpackLog } from '@repo/revision/memory';
import { bytesOf } from './read-states.ts';
import { addToLog, beginAnew, markSent, readLog, readOwn } from './review-store.ts';

type Progress = Pick<ApiClient['progress'], 'sendReviews' | 'reviews'>;

const badInput = 400;
/** The account has no room for them, today or at all: they stay here, and reading goes on. */
const forbidden = 403;
const countOf = (body: string) => unpackLog({ chapterIds: [], body: bytesOf(body) }, '', 0).length;

/** Sends what the server does not have. @returns whether there was anything */
async function sendOne(userId: string, { sendReviews }: Progress): Promise<boolean> {
  const { device, nextSequence, sentBefore, events } = await readOwn(userId);
  const firstSequence = Math.max(sentBefore, nextSequence - events.length);
  const unsent = events.slice(events.length - (nextSequence - firstSequence));
  const batch = unsent.slice(0, reviewBatchMax);
  if (batch.length === 0) return false;
  const end = firstSequence + batch.length;
  try {
    const reply = await sendReviews.mutate({
      ...{ device, firstSequence, sentClockMs: Date.now(), events: batch },
    });
    const known = { device, sequence: reply.nextSequence };
    const made = (await readOwn(userId)).nextSequence;
    if (reply.nextSequence < firstSequence) await beginAnew(userId, known);
    // A copy of this device's storage has given these numbers too, and came first.
    else if (reply.nextSequence > made) await beginAnew(userId, { device, sequence: firstSequence });
    else await markSent(userId, known);
  } catch (error) {
    // What is refused once is refused for ever: what came after it goes on without it.
    if (failureOf(error)?.status === badInput)
      await beginAnew(userId, { device, sequence: firstSequence }, (sequence) => sequence < end);
    throw error;
  }
  return true;
}

/** Sends all that is new here. @returns the error of a server that has no room for more */
async function sendAll(userId: string, progress: Progress): Promise<unknown> {
  try {
    while (await sendOne(userId, progress));
    return null;
  } catch (error) {
    if (failureOf(error)?.status === forbidden) return error;
    throw error;
  }
}

/**
 * Brings this device and the server to the same reviews: sends what is new here, then reads what is new there.
 * @throws as the calls do; what was sent or read by then is kept, and what was not sent is sent the next time
 */
export async function syncReviews(userId: string, progress: Progress): Promise<void> {
  const refusal = await sendAll(userId, progress);
  for (;;) {
    const { last } = await readLog(userId);
    const page = await progress.reviews.query({ after: last });
    await addToLog(userId, last, page, countOf);
    if (!page.isMore) break;
  }
  if (refusal) throw refusal;
}
