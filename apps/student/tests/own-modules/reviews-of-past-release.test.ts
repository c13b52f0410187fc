import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import { itemHash } from '@repo/revision/memory';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import { asha, inLocalStorage, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const review = (item: number): NotedReview => ({
  ...{ kind: 'review', grade: 3, item: itemHash(`card-${item}`), chapterId: 's1-c1', clockMs: Date.now() },
});

test('reviews of release 1.0.0-pre stay on the device, and unsent ones are sent once, with their numbers', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const server = await startReviewServer();
  const { deviceDatabase } = await import('#src/platform/storage/device-database.ts');
  const reviewDatabase = deviceDatabase(`${brand.storagePrefix}-reviews`, 'entries');
  const device = 'c3'.repeat(8);
  const sent = [review(0), review(1)];
  server.take({ device, firstSequence: 0, sentClockMs: Date.now(), events: sent });
  const { last, batches } = server.read(0);
  const events = [...sent.slice(1), review(2)];
  const noted = [{ id: '1', sequence: 2 }];
  await set(`own ${asha}`, { device, nextSequence: 3, sentBefore: 2, events, noted }, reviewDatabase);
  await set(`log ${asha}`, { last, batches }, reviewDatabase);
  for (const id of ['1', '2'])
    localStorage.setItem(storageName('review ', `${asha} ${id}`), JSON.stringify({ id, review: review(2) }));
  const page = await openReviewPage();
  await page.send();
  expect(await page.readEvents(asha)).toHaveLength(4);
  await page.read();
  await (await openReviewPage()).sync();
  expect(server.events().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(new Set(server.events().map((event) => event.device))).toEqual(new Set([device]));
  expect(inLocalStorage()).toEqual([]);
});
