import '../device-databases.ts';
import { itemHash } from '@repo/revision/memory';
import { expect, test, vi } from 'vitest';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import { asha, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const [own, other] = [itemHash('card-1'), itemHash('card-2')];
const review = (item: string): NotedReview => ({
  ...{ kind: 'review', grade: 3, item, chapterId: 's1-c1', clockMs: Date.now() },
});

test("reviews over the account's limit stay on the device and are sent the next time, while others are still read", async () => {
  const server = await startReviewServer();
  const page = await openReviewPage();
  await page.noteReview(asha, review(own));
  server.take({
    ...{ device: 'b2'.repeat(8), firstSequence: 0, sentClockMs: Date.now() },
    events: [review(other)],
  });
  server.fill();
  await page.sync();
  expect(server.events()).toHaveLength(1);
  expect(new Set((await page.readStates(asha)).keys())).toEqual(new Set([own, other]));
  await page.sync();
  expect(server.events().map(({ item }) => item)).toEqual([other, own]);
});

test("reviews over the account's limit survive a database that is lost when the server refuses them", async () => {
  const server = await startReviewServer();
  let page = await openReviewPage();
  await page.noteReview(asha, review(own));
  server.fill();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('Not now.', 'QuotaExceededError'));
  await page.send();
  vi.restoreAllMocks();
  page = await openReviewPage();
  expect(await page.unread()).toHaveLength(1);
});
