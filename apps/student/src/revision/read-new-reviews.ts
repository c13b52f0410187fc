import type { ApiClient } from '@repo/client';
import { unpackLog } from '@repo/revision/memory';
import { bytesOf } from './read-states.ts';
import { addToLog, readLog } from './review-store.ts';

const countOf = (body: string) => unpackLog({ chapterIds: [], body: bytesOf(body) }, '', 0).length;

/**
 * Reads what the server has that is new here, of all devices.
 * @throws as the call does; what was read by then is kept
 */
export async function readNewReviews(
  userId: string,
  progress: Pick<ApiClient['progress'], 'reviews'>,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { last } = await readLog(userId);
    const page = await progress.reviews.query({ after: last });
    await addToLog(userId, last, page, countOf);
    isMore = page.isMore;
  }
}
