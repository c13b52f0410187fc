import '../device-databases.ts';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { deviceDatabase } from '#src/platform/storage/device-database.ts';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { withOldJobs } from '#src/study-log/outbox/1.0.0-pre.ts';
import { createJobStore } from '#src/study-log/outbox/job-store.ts';
import {
  createBrowser,
  memoryStore,
  nameOf,
  page,
  place,
  result,
  useFreshDevice,
} from '../outbox-browser.ts';
import { blockedStorage } from '../quota-storage.ts';

useFreshDevice();

describe('a device with work of another build', () => {
  const job = { userId: 'asha', keptAtMs: Date.parse('2026-11-16T12:00:00+05:30'), notBeforeMs: 0 };
  const cardsAtMs = Date.parse('2026-11-15T12:00:00+05:30');
  const oldWork = [
    { id: 'result a', rev: 'old 1', work: result('a') },
    { id: 'position s c', rev: 'old 2', work: { ...page(1), hasLeft: true, startedFrom: [] } },
    { id: 'review s c', rev: 'old 3', work: { kind: 'review', ...place } },
    { id: 'days own', rev: 'old 4', work: { kind: 'days', userId: 'asha' } },
    { id: 'days 2026-11-15', rev: 'old 7', work: { kind: 'days', userId: 'asha', studiedAtMs: [cardsAtMs] } },
    { id: 'marks own', rev: 'old 5', work: { kind: 'marks', userId: 'asha' } },
    { id: 'reviews own', rev: 'old 6', work: { kind: 'reviews', userId: 'asha' } },
  ];

  test("a device with work of another build sends an older build's jobs as events, and the days of its flashcards", async () => {
    const jobs = new Map(oldWork.map((one) => [one.rev, { ...job, ...one } as never]));
    const noted = Date.parse('2026-11-17T12:00:00+05:30');
    localStorage.setItem(storageName('studied ', 'asha 2026-11-17'), String(noted));
    const { openTab, server } = createBrowser();
    const events: string[] = [];
    const outbox = openTab({
      store: withOldJobs(memoryStore(jobs)),
      async exchange(batch) {
        events.push(...batch.map(({ work, keptAtMs }) => `${nameOf(work)} ${keptAtMs - job.keptAtMs}`));
        return server.receive(batch);
      },
    });
    await outbox.flush();
    const dayMs = 86_400_000;
    expect(events).toEqual([`cards ${-dayMs}`, 'a 0', 'page 1 0', 'cards 0', `cards ${dayMs}`]);
    expect([jobs.size, Object.keys(localStorage).join()]).toEqual([
      0,
      expect.not.stringContaining('studied'),
    ]);
  });

  test("a device with work of another build keeps a later build's unknown work for that build", async () => {
    const jobs = new Map([['new', { ...job, id: 'new', rev: 'new', work: { kind: 'new' } } as never]]);
    const { openTab, sent } = createBrowser();
    await openTab({ store: memoryStore(jobs) }).flush();
    expect([sent, jobs.size]).toEqual([[], 1]);
  });

  test("a device with work of another build deletes an old build's job once it is sent", async () => {
    const database = deviceDatabase('old', 'entries');
    await database('readwrite', (store) => {
      store.put({ ...job, ...oldWork[0] }, 'asha result a');
      return promisifyRequest(store.transaction);
    });
    const store = createJobStore(database);
    const browser = createBrowser();
    await browser.openTab({ store }).flush();
    expect(browser.sent).toEqual(['a as asha']);
    expect(await database('readonly', (all) => promisifyRequest(all.getAllKeys()))).toEqual([]);
  });
});

test('a device whose storage was reset to an older state sends new work under a new device id', async () => {
  const { devices, openTab, server } = createBrowser();
  const outbox = openTab({ store: memoryStore() });
  for (const id of ['a', 'b', 'c']) {
    await outbox.put(result(id));
    await outbox.flush();
  }
  const { device = '' } = devices.get('asha') ?? {};
  devices.set('asha', { device, next: 1, acked: 1 });
  await outbox.put(result('d'));
  await outbox.flush();
  expect(server.projected.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(server.projected.at(-1)?.device).not.toBe(device);
});

test('a page does not resend work that it could not delete', async () => {
  const { openTab, sent } = createBrowser();
  const outbox = openTab({
    store: { ...memoryStore(), remove: () => new Promise((resolve) => setTimeout(resolve)) },
  });
  await outbox.put(result('a'));
  await outbox.flush();
  await outbox.flush();
  expect(sent).toEqual(['a as asha']);
});

test('a closing page sends as much as the browser allows, in the order of the sequence numbers', async () => {
  const { openTab, sent, who } = createBrowser();
  who.isOnline = false;
  const outbox = openTab({ store: memoryStore() });
  const answers = Array.from({ length: 10_000 }, () => 1);
  for (const id of ['a', 'b', 'c'])
    await outbox.put({ kind: 'quiz', submission: { ...result(id).submission, answers } });
  who.isOnline = true;
  outbox.leave();
  await outbox.flush();
  expect(sent).toEqual(['a, b leaving asha', 'c as asha']);
});

test('storing another job offline takes no more steps behind 200 pending ones', async () => {
  const { openTab, who } = createBrowser();
  who.isOnline = false;
  const get = vi.fn(() => null);
  const outbox = openTab({ store: memoryStore(), devices: { get, set: () => {} } });
  const days = vi.spyOn(Date.prototype, 'toISOString');
  const told = vi.fn();
  outbox.subscribe(told);
  const stepsOf = async (n: number) => {
    for (const step of [get, days, told]) step.mockClear();
    await outbox.put(page(1, `chapter ${n}`));
    await outbox.retryNow();
    return [get, days, told].map(({ mock }) => mock.calls.length);
  };
  const first = await stepsOf(0);
  for (let n = 1; n <= 200; n += 1) expect(await stepsOf(n)).toEqual(first);
});

// docs/product/screens.md#storage-blocked
describe('when storage is blocked', () => {
  test('pending work is stored in local storage without IndexedDB, and survives the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const browser = createBrowser();
    browser.who.isOnline = false;
    await browser.openTab().put(result('a'));
    browser.who.isOnline = true;
    await browser.openTab().flush();
    expect(browser.sent).toEqual(['a as asha']);
    expect(Object.keys(localStorage).join()).not.toContain('outbox');
  });

  test('pending work without any storage lasts as long as the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blockedStorage);
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    expect(outbox.waitingCount()).toBe(1);
    browser.who.isOnline = true;
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha']);
    expect(outbox.waitingCount()).toBe(0);
  });
});
