import '../device-databases.ts';
import { itemHash } from '@repo/revision/memory';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import type { QueuedJob } from '#src/study-log/outbox/job.ts';
import { asha, inLocalStorage, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const review = (clockMs: number): NotedReview => ({
  ...{ kind: 'review', grade: 3, item: itemHash('card'), chapterId: 's1-c1', clockMs },
});
const job = (rev: string): QueuedJob => ({
  ...{ id: `completion s1 ${rev}`, userId: asha, rev, keptAtMs: Number(rev), notBeforeMs: 1 },
  work: { kind: 'completion', subjectId: 's1', chapterId: rev },
});

/** Loads the modules like a new page: memory is lost, the device's storage stays. */
async function openPage() {
  const { noteReview, unread, readEvents, sync } = await openReviewPage();
  const { createJobStore } = await import('#src/study-log/outbox/job-store.ts');
  const { deviceDatabase } = await import('#src/platform/storage/device-database.ts');
  // Opens the databases before one is lost.
  await readEvents(asha);
  const jobs = createJobStore(deviceDatabase('jobs', 'entries'));
  return {
    judge: (clockMs: number) => noteReview(asha, review(clockMs)),
    clocks: async () => (await unread()).map(({ clockMs }) => clockMs),
    reviewCount: async () => (await readEvents(asha)).length,
    sendReviews: sync,
    keepJob: (rev: string) => jobs.put(job(rev)),
    jobs: async () => (await jobs.ofUser(asha)).map(({ rev }) => rev).sort(),
  };
}

/** Makes every open connection fail without a close event. */
function loseConnections(): void {
  const lost = new WeakSet<IDBDatabase>();
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  const fresh = new WeakSet<IDBDatabase>();
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => fresh.add(request.result));
    return request;
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (!fresh.has(this)) lost.add(this);
    if (lost.has(this)) throw new DOMException('The connection was lost.', 'InvalidStateError');
    return transaction.apply(this, given);
  });
}

const refuse = (name: string) => () => {
  throw new DOMException('Not now.', name);
};

/** Ways in which a page can lose its database; each lasts until `vi.restoreAllMocks`. */
const losses: Record<string, () => void> = {
  'every connection fails and none opens': () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse('InvalidStateError'));
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse('UnknownError'));
  },
  'nothing can be written': () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('QuotaExceededError'));
  },
  'it is silent': () => {
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      // IndexedDB itself starts this transaction while opening.
      if (given[1] === 'versionchange') return transaction.apply(this, given);
      const silent = { get: () => ({}), put: () => ({}), transaction: {} };
      return { objectStore: () => silent } as unknown as IDBTransaction;
    });
  },
};

let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await openPage();
});

describe.each(Object.entries(losses))('when the database is lost without an event: %s', (how, lose) => {
  /** Nightly, because in this case each access waits for a timeout. */
  const whenSlow = how === 'it is silent' ? { tags: ['nightly'] } : {};

  test('graded cards survive closing the page during a lost database, and cards graded earlier stay visible', async () => {
    await page.judge(1);
    lose();
    await page.judge(2);
    expect(await page.clocks()).toEqual([1, 2]);
    vi.restoreAllMocks();
    page = await openPage();
    expect(await page.clocks()).toEqual([1, 2]);
  });

  test('pending work survives closing the page during a lost database, and earlier work stays known', async () => {
    await page.keepJob('1');
    lose();
    await page.keepJob('2');
    expect(await page.jobs()).toContain('2');
    vi.restoreAllMocks();
    page = await openPage();
    expect(await page.jobs()).toEqual(['1', '2']);
  });

  test('graded cards that are sent before the database is back count once', whenSlow, async () => {
    const server = await startReviewServer();
    await page.judge(1);
    lose();
    await page.judge(2);
    await page.sendReviews();
    await page.judge(3);
    vi.restoreAllMocks();
    page = await openPage();
    await page.sendReviews();
    expect(server.events()).toHaveLength(3);
    expect(await page.reviewCount()).toBe(3);
  });
});

describe('when a page gets its database back', () => {
  test('a lost database connection is reopened, and stores new work', async () => {
    await page.judge(1);
    await page.keepJob('1');
    loseConnections();
    await page.judge(2);
    await page.keepJob('2');
    expect(inLocalStorage()).toEqual([]);
    expect(await page.clocks()).toEqual([1, 2]);
    expect(await page.jobs()).toEqual(['1', '2']);
  });

  test('a database that is back stores everything graded meanwhile, in order and once', async () => {
    await page.judge(1);
    losses['every connection fails and none opens']?.();
    for (let clockMs = 2; clockMs < 150; clockMs++) await page.judge(clockMs);
    vi.restoreAllMocks();
    await page.judge(150);
    expect(inLocalStorage()).toEqual([]);
    page = await openPage();
    expect(await page.clocks()).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  });

  test('a device that opened the page without a database sends graded cards once', async () => {
    const server = await startReviewServer();
    await page.judge(1);
    page = await openPage();
    losses['every connection fails and none opens']?.();
    await page.judge(2);
    await page.sendReviews();
    vi.restoreAllMocks();
    await page.judge(3);
    await page.sendReviews();
    page = await openPage();
    await page.sendReviews();
    expect(server.events()).toHaveLength(3);
    expect(await page.reviewCount()).toBe(3);
  });
});
