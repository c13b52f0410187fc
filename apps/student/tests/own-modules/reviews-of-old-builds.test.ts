import 'fake-indexeddb/auto';
import { itemHash } from '@repo/revision/memory';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import type { NotedReview } from '#src/revision/send-reviews.ts';
import { storageName } from '#src/storage/stored-text.ts';
import { asha, inLocalStorage, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const review = (item: number): NotedReview => ({
  ...{ kind: 'review', grade: 3, item: itemHash(`card-${item}`), chapterId: 's1-c1', clockMs: Date.now() },
});

test('unsent reviews of an older build are sent once, with their numbers', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const server = await startReviewServer();
  const { ownKey, reviewDatabase } = await import('#src/storage/kept-reviews.ts');
  const device = 'c3'.repeat(8);
  const sent = [review(0), review(1)];
  server.take({ device, firstSequence: 0, sentClockMs: Date.now(), events: sent });
  const events = [...sent.slice(1), review(2)];
  const noted = [{ id: '1', sequence: 2 }];
  await set(ownKey(asha), { device, nextSequence: 3, sentBefore: 2, events, noted }, reviewDatabase);
  for (const id of ['1', '2'])
    localStorage.setItem(storageName('review ', `${asha} ${id}`), JSON.stringify({ id, review: review(2) }));
  await (await openReviewPage()).sync();
  await (await openReviewPage()).sync();
  expect(server.events().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(new Set(server.events().map((event) => event.device))).toEqual(new Set([device]));
  expect(inLocalStorage()).toEqual([]);
});
