import type { ApiClient } from '@repo/client';
import { eventId } from '@repo/revision/memory';
import { settledEvents } from './read-states.ts';
import { addToLog, forgetSent, readLog, readSent } from './review-store.ts';

type Api = Pick<ApiClient['progress'], 'reviews'>;

async function readToEnd(userId: string, progress: Api): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { last } = await readLog(userId);
    const page = await progress.reviews.query({ after: last });
    await addToLog(userId, last, page);
    isMore = page.isMore;
  }
}

/**
 * Reads new reviews of all devices from the server. If sent ones are missing, the server was restored to an
 * older state, and everything is read again.
 * @throws as the call does; reviews read until then are stored
 */
export async function readNewReviews(userId: string, progress: Api): Promise<void> {
  const sent = (await readSent(userId)).filter(({ isOnlyHere }) => !isOnlyHere);
  await readToEnd(userId, progress);
  if (sent.length === 0) return;
  const log = await readLog(userId);
  const known = new Set(settledEvents(log).map(eventId));
  const isThere = sent.every(({ device, firstSequence }) =>
    known.has(eventId({ device, sequence: firstSequence })),
  );
  if (!isThere) {
    await addToLog(userId, log.last, null);
    await readToEnd(userId, progress);
  }
  await forgetSent(userId, sent);
}
