import '../device-databases.ts';
import { itemHash } from '@repo/revision/memory';
import { IDBFactory } from 'fake-indexeddb';
import { keys as keysOf } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import { asha, inLocalStorage, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const chapterId = 's1-c1';
const dayMs = 24 * 3_600_000;
const items = ['card-1', 'card-2', 'card-3'].map(itemHash);

const newPage = async () => {
  const page = await openReviewPage();
  const { clearStudy, studyDatabase } = await import('#src/platform/storage/study-database.ts');
  return { ...page, clearStudy, storedKeys: () => keysOf(studyDatabase) };
};

let server: Awaited<ReturnType<typeof startReviewServer>>;
let page: Awaited<ReturnType<typeof newPage>>;
beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  server = await startReviewServer();
  page = await newPage();
});

const review = (item = 0, grade: 1 | 2 | 3 | 4 = 3, clockMs = Date.now()): NotedReview => ({
  ...{ kind: 'review', grade, item: items[item] ?? '', chapterId, clockMs },
});
const noteAll = async (reviews: readonly NotedReview[]) => {
  for (const one of reviews) await page.noteReview(asha, one);
};
/** Runs `work` on a page that closes before IndexedDB answers. */
async function leaveAfter(work: (gone: typeof page) => void) {
  const gone = await newPage();
  const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  work(gone);
  silent.mockRestore();
}
const numbersAtServer = () => server.events().map(({ sequence }) => sequence);

describe('reviews recorded on a device', () => {
  test('reviews recorded on a device are sent once, read again, and result in the same state as before', async () => {
    await noteAll([review(0, 3, Date.now() - 3 * dayMs), review(1, 1), review(0, 4)]);
    const before = await page.readStates(asha);
    await page.sync();
    await page.sync();
    expect(numbersAtServer()).toEqual([0, 1, 2]);
    expect(server.countOf('exchange.review')).toBe(1);
    expect(await page.unread()).toEqual([]);
    expect(await page.readStates(asha)).toEqual(before);
    expect(before.get(items[0] ?? '')).toMatchObject({ reviewCount: 2, rightDays: 2 });
  });

  test('reviews recorded on a device are sent 200 at a time: a hundred take one call each way, five hundred three', async () => {
    await noteAll(Array.from({ length: 100 }, () => review()));
    await page.sync();
    expect([server.countOf('exchange.review'), server.countOf('progress.reviews')]).toEqual([1, 1]);
    await page.noteReviews(
      asha,
      Array.from({ length: 500 }, () => review()),
    );
    await page.sync();
    expect(server.countOf('exchange.review')).toBe(4);
    expect(numbersAtServer()).toEqual(Array.from({ length: 600 }, (_, index) => index));
  });

  test('reviews recorded on a device are neither lost nor counted twice when the page closes before IndexedDB has stored them', async () => {
    await noteAll([review(0, 1, 1)]);
    await leaveAfter((gone) => {
      void gone.noteReview(asha, review(1, 2, 2));
      void gone.noteReview(asha, review(2, 3, 3));
    });
    const another = await newPage();
    page = await newPage();
    await Promise.all([another.noteReview(asha, review(0, 4, 4)), noteAll([review(0, 1, 5)])]);
    const clocks = (await page.unread()).map(({ clockMs }) => clockMs);
    expect(clocks.sort()).toEqual([1, 2, 3, 4, 5]);
    await page.sync();
    expect(server.events()).toHaveLength(5);
    expect(inLocalStorage()).toEqual([]);
  });

  test('reviews recorded on a device of a whole quiz count once, even if two tabs send them after its page closed', async () => {
    const clocks = Array.from({ length: 500 }, (_, index) => index);
    const missed = clocks.map((clockMs) => review(0, 1, clockMs));
    await leaveAfter((gone) => void gone.noteReviews(asha, missed));
    const [one, other] = [await newPage(), await newPage()];
    await Promise.all([one.sync(), other.sync()]);
    expect(server.events().map(({ item }) => item)).toHaveLength(500);
    expect(inLocalStorage()).toEqual([]);
  });

  test('reviews recorded on a device are read repeatedly without notifying the subscribers of the outbox', async () => {
    await noteAll([review(0)]);
    await page.readStates(asha);
    const told = vi.fn();
    page.outbox.subscribe(told);
    expect((await page.readStates(asha)).size).toBe(1);
    expect(told).not.toHaveBeenCalled();
  });

  test('reviews recorded on a device stay known while the reply to them is being stored', async () => {
    await noteAll([review(0)]);
    const release = page.holdStoring();
    const sent = page.sync();
    await vi.waitFor(() => expect(page.outbox.isEmpty()).toBe(true));
    const states = page.readStates(asha);
    setTimeout(release, 50);
    expect((await states).size).toBe(1);
    await sent;
  });

  test('reviews recorded on a device survive a reload without a network, and are sent later', async () => {
    await noteAll([review(0), review(1)]);
    page = await newPage();
    expect((await page.readStates(asha)).size).toBe(2);
    await page.sync();
    expect(numbersAtServer()).toEqual([0, 1]);
  });

  test('reviews recorded on a device last as long as the page when nothing can be stored, and are sent from it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    page = await newPage();
    await noteAll([review(0), review(1)]);
    expect((await page.readStates(asha)).size).toBe(2);
    await page.sync();
    expect(numbersAtServer()).toEqual([0, 1]);
  });

  test('reviews recorded on a device are sent once under a new device id when the server was restored to an older state', async () => {
    await noteAll([review(0)]);
    await page.sync();
    await noteAll([review(1)]);
    server.lose();
    await page.sync();
    await page.sync();
    server.setBack(1);
    await noteAll([review(2)]);
    await page.sync();
    const sent = server.events();
    expect(new Set(sent.map(({ device }) => device)).size).toBe(2);
    expect(sent.filter(({ item }) => item === items[2])).toHaveLength(1);
    expect((await page.readStates(asha)).has(items[2] ?? '')).toBe(true);
    expect(await page.readEvents(asha)).toHaveLength(sent.length);
  });

  test('reviews recorded on a device refused by the server do not block later ones', async () => {
    await noteAll([review(0)]);
    server.refuse();
    await page.sync();
    await noteAll([review(1)]);
    await page.sync();
    expect(server.events().map(({ item }) => item)).toEqual([items[1]]);
  });
});

describe('an undo', () => {
  test('an undo reverts a review of this device, before and after it was sent', async () => {
    const first = await page.noteReview(asha, review(0));
    await page.noteReview(asha, { kind: 'undo', target: first, item: items[0] ?? '', chapterId, clockMs: 1 });
    expect((await page.readStates(asha)).get(items[0] ?? '')?.memory).toBeNull();
    await page.sync();
    expect((await page.readStates(asha)).get(items[0] ?? '')?.memory).toBeNull();
  });

  test("an undo refers to its review's new id when that is sent under a new device id", async () => {
    await noteAll([review(1)]);
    await page.sync();
    server.setBack(0);
    const second = await page.noteReview(asha, review(0));
    await page.noteReview(asha, {
      kind: 'undo',
      target: second,
      item: items[0] ?? '',
      chapterId,
      clockMs: 1,
    });
    await page.sync();
    expect((await page.readStates(asha)).get(items[0] ?? '')?.memory).toBeNull();
  });
});

describe('reviews of another device', () => {
  const other = 'b2'.repeat(8);

  test('reviews from another device are merged in order with those of this device', async () => {
    const now = Date.now();
    await noteAll([review(0, 1, now)]);
    const earlier = review(0, 3, now - 2 * dayMs);
    server.take({ device: other, firstSequence: 0, sentClockMs: now, events: [earlier] });
    await page.sync();
    expect((await page.readStates(asha)).get(items[0] ?? '')).toMatchObject({
      reviewCount: 2,
      lapseCount: 1,
    });
  });

  test('reviews from another device are all read, however many pages of replies they take', async () => {
    for (let at = 0; at < 7; at++)
      server.take({ device: other, firstSequence: at, sentClockMs: Date.now(), events: [review(at % 3)] });
    await page.sync();
    expect(await page.readEvents(asha)).toHaveLength(7);
    await page.sync();
    expect(await page.readEvents(asha)).toHaveLength(7);
  });
});

describe('a logout', () => {
  test('a logout deletes sent reviews from the device, and keeps unsent ones for their student', async () => {
    await noteAll([review(0)]);
    await page.sync();
    await noteAll([review(1)]);
    await page.clearStudy(asha, 'sent');
    expect([...(await page.readStates(asha)).keys()]).toEqual([items[1]]);
    await page.sync();
    expect(numbersAtServer()).toEqual([0, 1]);
    await page.clearStudy(asha, 'sent');
    expect((await page.readStates(asha)).size).toBe(0);
    expect(await page.storedKeys()).toEqual([]);
  });

  test('a logout of a deleted account deletes all reviews', async () => {
    await noteAll([review(0)]);
    server.fill();
    await page.sync();
    expect((await page.readStates(asha)).size).toBe(1);
    await page.clearStudy(asha, 'all');
    expect((await page.readStates(asha)).size).toBe(0);
    expect(await page.storedKeys()).toEqual([]);
  });
});
