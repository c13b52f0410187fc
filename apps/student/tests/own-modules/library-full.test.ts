import '../device-databases.ts';
import { get, set } from 'idb-keyval';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freeContentHere, keepContent } from '#src/content/library/device-content.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { fetchLatestLibrary, loadLibrary, openOldLibrary } from '#src/content/library/load-library.ts';
import { noteOpened } from '#src/content/library/opened-chapters.ts';
import { studyDatabase } from '#src/platform/storage/study-database.ts';
import { startContentServer } from '../content-server.ts';
import { openNewTab, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
const ids = ['s1', 's2'].flatMap((id) => [1, 2, 3, 4, 5].map((number) => `${id}-c${number}`));
const missing = () => ids.filter((id) => getLibrary().findChapter(id)?.missing);

/** From now on a copy's notes must fulfil this, else the device is full. */
function limitDevice(fits: (chapterCount: number) => boolean): void {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).endsWith('-topics') && !fits(value.pieces.size)) {
      this.transaction.abort();
      throw new DOMException('the device is full', 'QuotaExceededError');
    }
    return put.call(this, value, key);
  });
  onTestFinished(() => spy.mockRestore());
}

/** From now on notes of at most so many chapters fit on the device. */
const limitNotes = (max: number) => limitDevice((count) => count <= max);

/** From now on notes of at most so many chapters fit, with those of the copy that is being replaced. */
function limitRoom(max: number): void {
  let used = ids.length;
  limitDevice((count) => {
    if (used + count > max) return false;
    used = count;
    return true;
  });
}

const publish = (server: Awaited<ReturnType<typeof start>>) =>
  server.change(([first]) => {
    const page = first?.topics[0]?.pages[0];
    if (page) page.content += '!';
  });

/** Two subjects of five chapters each. */
const start = () => startContentServer({ subjects: 2, chapters: 5 });

describe('a full device', () => {
  test('keeps the chapters opened last, whatever the clock says, and never loses unsent work', async () => {
    await start();
    await loadLibrary(user, 'token');
    await set('job', 'unsent', studyDatabase);
    for (const [at, id] of ['s2-c5', 's1-c1', 's2-c4', 's1-c2'].entries()) {
      const clockSetBack = vi.spyOn(Date, 'now').mockReturnValue(1_000 - at);
      await noteOpened(id);
      clockSetBack.mockRestore();
    }
    await freeContentHere(user, ['s2-c1']);
    limitNotes(4);
    const oldest = ['s1-c3', 's1-c4', 's1-c5', 's2-c2', 's2-c3', 's2-c5'];
    await keepContent(user, 'token', ['s2-c1']);
    expect(missing()).toEqual(oldest);
    expect(getLibrary().topicsOfChapter('s2-c1')).toHaveLength(1);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual(oldest);
    expect(await get('job', studyDatabase)).toBe('unsent');
  });

  test('takes a new publication without fetching what it had no room for', async () => {
    const server = await start();
    limitNotes(7);
    await loadLibrary(user, 'token');
    const gone = missing();
    expect(gone).toHaveLength(3);
    server.calls.length = 0;
    publish(server);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(server.calls).toEqual(['manifest', 's1-c1']);
    expect(missing()).toEqual(gone);
  });

  test('without room for any chapter shows all of them until the tab is closed', async () => {
    await start();
    limitNotes(-1);
    await loadLibrary(user, 'token');
    expect(missing()).toEqual([]);
    expect(await fetchLatestLibrary(user, 'token')).toMatchObject({ timestamp: getLibrary().timestamp });
  });

  test('replaces the old copy by what fits beside it, and then uses its room', async () => {
    const server = await start();
    await loadLibrary(user, 'token');
    limitRoom(13);
    publish(server);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual([]);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual([]);
  });

  test('keeps the old copy readable when nothing fits beside it', async () => {
    const server = await start();
    await loadLibrary(user, 'token');
    const { timestamp } = getLibrary();
    limitRoom(10);
    publish(server);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual([]);
    expect(getLibrary().timestamp).not.toBe(timestamp);
    openNewTab();
    expect(await openOldLibrary(user)).toBe(true);
    expect(missing()).toEqual([]);
    expect(getLibrary().timestamp).toBe(timestamp);
  });

  test('removes the chapter opened last only after all others', async () => {
    const server = await start();
    await loadLibrary(user, 'token');
    await noteOpened('s1-c4');
    limitNotes(1);
    publish(server);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual(ids.filter((id) => id !== 's1-c4'));
    await keepContent(user, 'token', ['s2']);
    expect(missing()).toEqual(ids.filter((id) => id !== 's1-c4'));
  });

  test('fetches the rest of a library in the background without removing opened chapters for it', async () => {
    await start();
    await loadLibrary(user, 'token');
    await freeContentHere(user, ['s2']);
    for (const id of ['s1-c1', 's1-c2']) await noteOpened(id);
    limitNotes(3);
    await keepContent(user, 'token', ['s2'], { isBackground: true });
    expect(ids.filter((id) => !missing().includes(id))).toEqual(['s1-c1', 's1-c2']);
  });

  test('says so when a wanted subject or a removal has no room', async () => {
    await start();
    await loadLibrary(user, 'token');
    await freeContentHere(user, ['s2']);
    limitNotes(4);
    expect(await keepContent(user, 'token', ['s2'])).toBe(false);
    limitNotes(-1);
    await expect(freeContentHere(user, ['s2'])).rejects.toThrow();
  });
});
