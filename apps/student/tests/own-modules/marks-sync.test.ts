import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import type { Mark } from '@repo/contracts/marks';
import type { SavedPage } from '@repo/contracts/saved-kinds';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { startMarkServer } from '../mark-server.ts';
import { makeUser } from '../users.ts';

const user = makeUser({ plan: 'Pro' });
const mark = (markId: string, note = '', part: Partial<Mark> = {}): Mark => ({
  ...{ markId, chapterId: 's1-c1', about: 'page', itemId: 's1-c1-p1', kind: 'highlight', note },
  quote: { exact: 'words', prefix: 'some ', suffix: ' more' },
  ...part,
});

/** Loads a page like a new one on a device: memory is lost, storage stays. */
async function openPage(storage: IDBFactory) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', storage);
  const { setCredentials } = await import('#src/platform/session/session.ts');
  const { outbox } = await import('#src/study-log/outbox/outbox.ts');
  const { load, readKept, readNew, save, settle, shown, takeOver } = (
    await import('#src/study-log/saved/saved-stores.ts')
  ).savedStores.mark;
  const { clearStudy } = await import('#src/platform/storage/study-database.ts');
  const { deviceDatabase } = await import('#src/platform/storage/device-database.ts');
  setCredentials(user, 'token');
  const settling: Promise<boolean>[] = [];
  outbox.onSettled((settled) => settling[settling.push(settle(user.id, settled)) - 1]);
  await load(user.id);
  const send = async () => {
    await outbox.flush();
    await Promise.all(settling);
  };
  /** Reads marks as a screen would. */
  const read = () => readNew(user.id);
  const put = (one: Mark, isRemoved: boolean) => {
    vi.setSystemTime(Date.now() + 1);
    return save(user.id, one, isRemoved);
  };
  return {
    save: (one: Mark) => put(one, false),
    remove: (one: Mark) => put(one, true),
    shown: () => shown(user.id),
    notes: async () => (await load(user.id)).map(({ note }) => note),
    marks: () => load(user.id),
    waiting: () => outbox.waiting('mark').map(({ change }) => change.note),
    kept: () => readKept(user.id),
    takeOver: (before: Parameters<typeof takeOver>[1], read: SavedPage<'mark'>) =>
      takeOver(user.id, before, read),
    leaveAsOldRelease: (kept: object) =>
      set(`of ${user.id}`, kept, deviceDatabase(`${brand.storagePrefix}-marks`, 'entries')),
    clear: (which: 'sent' | 'all') => clearStudy(user.id, which),
    send,
    read,
    async sync() {
      await send();
      await read();
    },
  };
}

let server: Awaited<ReturnType<typeof startMarkServer>>;
let storage: IDBFactory;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  // Only changes advance the time; otherwise the outbox could send first on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  // All devices of this file run in one process, so a channel would connect them like tabs of one browser.
  vi.stubGlobal('BroadcastChannel', undefined);
  server = await startMarkServer();
  storage = new IDBFactory();
  page = await openPage(storage);
});

// docs/product/content.md#own-marks
describe('marks made on a device', () => {
  test('marks made on a device are shown immediately, survive the page, and are sent once', async () => {
    void page.save(mark('a', 'first'));
    expect(page.shown()).toMatchObject([{ markId: 'a', note: 'first' }]);
    await page.save(mark('b', 'second'));
    const after = await openPage(storage);
    expect(await after.notes()).toEqual(['first', 'second']);
    await after.sync();
    await after.sync();
    expect(server.notes()).toEqual(['first', 'second']);
    expect(server.countOf('exchange.mark')).toBe(2);
    expect(after.waiting()).toEqual([]);
    expect(await after.notes()).toEqual(['first', 'second']);
  });

  test('marks made on a device yield to another device’s later change, even if the reply was lost and the change arrived twice', async () => {
    await page.save(mark('a', 'of the phone'));
    server.lose();
    await page.send();
    server.take({ ...mark('a', 'of the tablet'), isRemoved: false }, Date.now() + 1);
    await page.read();
    expect(await page.notes(), 'nobody knows yet which was later').toEqual(['of the phone']);
    await page.sync();
    expect(server.notes()).toEqual(['of the tablet']);
    expect(await page.notes()).toEqual(['of the tablet']);
  });

  test('marks made on a device are not overwritten by the server before they are sent, nor by a stale reply', async () => {
    server.take({ ...mark('a', 'before'), isRemoved: false });
    await page.read();
    const asked = await page.kept();
    await page.save(mark('a', 'newer'));
    server.take({ ...mark('a', 'older'), isRemoved: false }, Date.now() - 1);
    await page.takeOver(asked, server.read(asked.last));
    expect(await page.notes()).toEqual(['newer']);
    const askedLater = await page.kept();
    const lateAnswer = server.read(askedLater.last);
    await page.send();
    expect(await page.takeOver(askedLater, lateAnswer), 'asked before it was sent').toBeNull();
    expect(await page.notes()).toEqual(['newer']);
  });

  test('marks made on a device disappear from other devices when removed, even after the server forgot the removal', async () => {
    const other = await openPage(new IDBFactory());
    await page.save(mark('a', 'a'));
    await page.save(mark('b', 'b'));
    await page.sync();
    await other.sync();
    expect(await other.notes()).toEqual(['a', 'b']);
    await page.remove(mark('a'));
    expect(await page.notes()).toEqual(['b']);
    await page.sync();
    await other.sync();
    expect(await other.notes()).toEqual(['b']);
    await page.remove(mark('b'));
    await page.sync();
    server.forgetRemoved();
    await other.sync();
    expect(await other.notes()).toEqual([]);
    expect(server.countOf('progress.saved')).toBeLessThan(8);
  });

  test('marks made on a device stay there with a message while the account is full, and are saved once there is room', async () => {
    server = await startMarkServer(1);
    await page.save(mark('a', 'a'));
    await page.save(mark('b', 'b'));
    await page.sync();
    expect(server.notes()).toEqual(['a']);
    expect(await page.marks()).toMatchObject([{ note: 'a' }, { note: 'b', isOnlyHere: true }]);
    await page.clear('sent');
    expect(await page.notes(), 'after a logout').toEqual(['b']);
    await page.remove(mark('a'));
    await page.sync();
    await page.sync();
    expect(server.notes()).toEqual(['b']);
    expect(await page.marks()).toEqual([expect.not.objectContaining({ isOnlyHere: true })]);
  });

  test('marks made on a device survive a database that is lost when the server has no room for them', async () => {
    server = await startMarkServer(0);
    await page.save(mark('a', 'a'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('Not now.', 'QuotaExceededError'));
    await page.send();
    expect(await page.notes()).toEqual(['a']);
    vi.restoreAllMocks();
    page = await openPage(storage);
    expect(await page.notes()).toEqual(['a']);
  });

  test('marks made on a device leave the device on logout if they were sent; the others wait for their student', async () => {
    await page.save(mark('a', 'sent'));
    await page.sync();
    await page.save(mark('b', 'waits'));
    await page.clear('sent');
    const after = await openPage(storage);
    expect(await after.notes()).toEqual(['waits']);
    await after.sync();
    expect(await after.notes()).toEqual(['sent', 'waits']);
    await after.clear('all');
    expect(await (await openPage(storage)).notes()).toEqual([]);
  });

  test('marks made on a device from release 1.0.0-pre are sent too, whether stored or not', async () => {
    const old = { changedAtMs: 1, isRemoved: false, edit: null };
    server.take({ ...mark('gone', 'gone'), isRemoved: false });
    await page.leaveAsOldRelease({
      ...{ last: 1, taken: ['taken'], settled: 4 },
      marks: {
        known: { ...mark('known', 'known'), ...old },
        changed: { ...mark('changed', 'changed'), ...old, edit: { id: 'e1', after: 0 } },
        gone: { ...mark('gone', 'gone'), ...old, isRemoved: true, edit: { id: 'e2', after: 0 } },
      },
    });
    const note = (id: string) =>
      localStorage.setItem(
        storageName('mark ', `${user.id} ${id}`),
        JSON.stringify({ id, order: id, mark: mark(id, id), isRemoved: false, atMs: 1 }),
      );
    note('noted');
    note('taken');
    const after = await openPage(storage);
    expect(await after.notes()).toEqual(['known', 'changed', 'noted']);
    await after.send();
    expect(server.notes()).toEqual(['changed', 'noted']);
    expect(Object.keys(localStorage).filter((name) => name.includes('mark '))).toEqual([]);
    expect(await after.notes()).toEqual(['known', 'changed', 'noted']);
  });

  const alike = 'end up the same on all devices, in any order of sending and with any message lost';
  test(alike, () => compareDevices(5));
  test(`${alike}, in many orders`, { tags: ['nightly'] }, () => compareDevices(25));

  async function compareDevices(numRuns: number) {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            device: fc.nat({ max: 2 }),
            act: fc.constantFrom('save', 'save', 'remove', 'sync', 'read', 'lose'),
            markId: fc.constantFrom('a', 'b', 'c'),
          }),
          { maxLength: 30 },
        ),
        async (acts) => {
          localStorage.clear();
          server = await startMarkServer();
          const devices = [];
          for (const _ of [0, 1, 2]) devices.push(await openPage(new IDBFactory()));
          for (const [at, { device, act, markId }] of acts.entries()) {
            const on = devices[device];
            if (act === 'lose') server.lose();
            else if (act === 'sync' || act === 'read') await on?.[act]();
            else await on?.[act](mark(markId, `${device} ${at}`));
          }
          server.lose();
          for (const on of devices) await on.sync();
          for (const on of devices) await on.sync();
          for (const on of devices) await on.sync();
          const expected = server.living().map(({ markId, note }) => ({ markId, note }));
          const sorted = (all: readonly { markId: string; note: string }[]) =>
            all
              .map(({ markId, note }) => ({ markId, note }))
              .sort((one, other) => (one.markId < other.markId ? -1 : 1));
          for (const on of devices) expect(sorted(await on.marks())).toEqual(sorted(expected));
        },
      ),
      { numRuns },
    );
  }
});
