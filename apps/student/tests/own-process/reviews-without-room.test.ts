import 'fake-indexeddb/auto';
import { tooManyReviews } from '@repo/contracts/messages/revision';
import { itemHash } from '@repo/revision/memory';
import { expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import type { NotedReview } from '#src/revision/just-noted.ts';
import { readStates } from '#src/revision/read-states.ts';
import { noteReview } from '#src/revision/review-store.ts';
import { syncReviews } from '#src/revision/sync-reviews.ts';
import { startReviewServer } from '../review-server.ts';

const asha = 'asha';
const [own, other] = [itemHash('card-1'), itemHash('card-2')];
const review = (item: string): NotedReview => ({
  ...{ kind: 'review', grade: 3, item, chapterId: 's1-c1', clockMs: Date.now() },
});
const sync = () => syncReviews(asha, api.progress);

test('reviews that the account has no room for stay here and are sent the next time; reading goes on', async () => {
  const server = await startReviewServer();
  await noteReview(asha, review(own));
  server.take({
    ...{ device: 'b2'.repeat(8), firstSequence: 0, sentClockMs: Date.now() },
    events: [review(other)],
  });
  server.fill();
  await expect(sync()).rejects.toThrow(tooManyReviews);
  expect(new Set((await readStates(asha)).keys())).toEqual(new Set([own, other]));
  await sync();
  expect(server.events().map(({ item }) => item)).toEqual([other, own]);
});
