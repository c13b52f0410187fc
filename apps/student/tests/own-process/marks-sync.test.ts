import 'fake-indexeddb/auto';
import { markBatchMax } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#src/api/api.ts';
import { newAttemptId } from '#src/outbox/attempt-id.ts';
import { startMarkServer } from '../mark-server.ts';

const asha = 'asha';
const mark = (markId: string, note = '', part: Partial<Mark> = {}): Mark => ({
  ...{ markId, chapterId: 's1-c1', about: 'page', itemId: 's1-c1-p1', kind: 'highlight', note },
  quote: { exact: 'words', prefix: 'some ', suffix: ' more' },
  ...part,
});

/** A page that was just opened on a device: what is in memory is gone, and what the device keeps is there. */
async function openPage(storage: IDBFactory) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', storage);
  const { loadMarks, marksShown, putMark, readKept } = await import('#src/marks/mark-store.ts');
  const { readNewMarks, syncMarks } = await import('#src/marks/sync-marks.ts');
  const { clearMarks } = await import('#src/storage/kept-marks.ts');
  // Its database is opened while this device's is the one.
  await loadMarks('warm-up');
  return {
    save: (one: Mark) => putMark(asha, newAttemptId(), one, false),
    remove: (one: Mark) => putMark(asha, newAttemptId(), one, true),
    shown: () => marksShown(asha),
    notes: async () => (await loadMarks(asha)).map(({ note }) => note),
    marks: () => loadMarks(asha),
    unsent: async () => Object.values((await readKept(asha)).marks).filter(({ edit }) => edit),
    clear: (which: 'sent' | 'all') => clearMarks(asha, which),
    sync: () => syncMarks(asha, api.progress),
    /** As a screen does that shows marks. */
    read: () => readNewMarks(asha, api.progress),
  };
}

let server: Awaited<ReturnType<typeof startMarkServer>>;
let storage: IDBFactory;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  // The devices of this file share what is between the tabs of one browser.
  vi.stubGlobal('BroadcastChannel', undefined);
  server = await startMarkServer();
  storage = new IDBFactory();
  page = await openPage(storage);
});

// docs/product.md#own-marks
describe('marks that were made on a device', () => {
  test('are shown at once, outlive the page, and are sent once', async () => {
    await page.marks();
    void page.save(mark('a', 'first'));
    expect(page.shown()).toMatchObject([{ markId: 'a', note: 'first' }]);
    await page.save(mark('b', 'second'));
    const after = await openPage(storage);
    expect(await after.notes()).toEqual(['first', 'second']);
    await after.sync();
    await after.sync();
    expect(server.notes()).toEqual(['first', 'second']);
    expect(server.countOf('progress.sendMarks')).toBe(1);
    expect(await after.unsent()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('are not lost when the page is left before IndexedDB has them', async () => {
    const gone = await openPage(storage);
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    vi.resetModules();
    const { putMark } = await import('#src/marks/mark-store.ts');
    void putMark(asha, 'edit 1', mark('a', 'one'), false);
    void putMark(asha, 'edit 2', mark('a', 'two'), false);
    silent.mockRestore();
    const [one, other] = [await openPage(storage), await openPage(storage)];
    await Promise.all([one.notes(), other.notes()]);
    expect(await one.notes()).toEqual(['two']);
    expect(await gone.notes()).toEqual(['two']);
    expect(localStorage.length).toBe(0);
  });

  test('are sent in pieces, and one that the server can’t take holds up no other', async () => {
    const count = markBatchMax * 2 + 1;
    for (let n = 0; n < count; n++) await page.save(mark(`m${n}`, n === 3 ? 'bad' : `note ${n}`));
    await page.sync();
    expect(server.notes()).toHaveLength(count - 1);
    expect(await page.unsent()).toMatchObject([{ note: 'bad', edit: { isRefused: true } }]);
    expect(await page.notes()).toHaveLength(count);
  });

  test('count once where the answer was lost, and do not undo what another device did meanwhile', async () => {
    await page.save(mark('a', 'of the phone'));
    server.lose();
    await expect(page.sync()).rejects.toThrow();
    server.take({ edits: [{ ...mark('a', 'of the tablet'), editId: 'x', isRemoved: false }] });
    await page.sync();
    expect(server.notes()).toEqual(['of the tablet']);
    expect(await page.notes()).toEqual(['of the tablet']);
  });

  test('stay as they are here until they are sent, whatever an older answer says', async () => {
    server.take({ edits: [{ ...mark('a', 'before'), editId: 'x', isRemoved: false }] });
    await page.sync();
    await page.save(mark('a', 'newer'));
    const { readKept, settleEdits, takeOver } = await import('#src/marks/mark-store.ts');
    const asked = await readKept(asha);
    server.take({ edits: [{ ...mark('a', 'older'), editId: 'y', isRemoved: false }] });
    const answer = server.read(asked.last);
    await takeOver(asha, asked, answer);
    expect(await page.notes()).toEqual(['newer']);
    await page.sync();
    server.take({ edits: [{ ...mark('a', 'old'), editId: 'z', isRemoved: false }] });
    const askedLater = await readKept(asha);
    const lateAnswer = server.read(askedLater.last);
    await page.save(mark('a', 'newest'));
    const [edit] = (await page.unsent()).map((one) => one.edit?.id ?? '');
    server.take({ edits: [{ ...mark('a', 'newest'), editId: edit ?? '', isRemoved: false }] });
    await settleEdits(asha, [edit ?? ''], []);
    expect(await takeOver(asha, askedLater, lateAnswer), 'asked before it was sent').toBeNull();
    expect(await page.notes()).toEqual(['newest']);
    await page.read();
    expect(await page.notes()).toEqual(['newest']);
  });

  test('give way to another device’s later change, though that was read before the lost answer came again', async () => {
    await page.save(mark('a', 'of the phone'));
    server.lose();
    await expect(page.sync()).rejects.toThrow();
    server.take({ edits: [{ ...mark('a', 'of the tablet'), editId: 'x', isRemoved: false }] });
    await page.read();
    expect(await page.notes(), 'nobody knows yet which was later').toEqual(['of the phone']);
    await page.sync();
    expect(await page.notes()).toEqual(['of the tablet']);
  });

  test('that are removed go from the other device, and from one that comes back when nobody remembers', async () => {
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
    expect(server.countOf('progress.marks')).toBeLessThan(8);
  });

  test('for which the account has no room stay here, are said to, and are saved once there is some', async () => {
    server = await startMarkServer(1);
    await page.save(mark('a', 'a'));
    await page.save(mark('b', 'b'));
    await page.sync();
    expect(server.notes()).toEqual(['a']);
    expect(await page.unsent()).toMatchObject([{ markId: 'b', edit: { isRefused: true } }]);
    await page.remove(mark('a'));
    await page.sync();
    expect(server.notes()).toEqual(['b']);
    expect(await page.unsent()).toEqual([]);
  });

  test('leave the device with a logout once they are sent; what was not waits for its student', async () => {
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
            else if (act === 'sync' || act === 'read') await on?.[act]().catch(() => {});
            else await on?.[act](mark(markId, `${device} ${at}`));
          }
          server.lose();
          for (const on of devices) await on.sync().catch(() => {});
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
