import 'fake-indexeddb/auto';
import { failureOf } from '@repo/client';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectionNames, storageKey } from '#src/library/collections.ts';
import * as library from '#src/library/library.ts';
import { hasOldLibrary, loadLibrary, openOldLibrary, refreshLibrary } from '#src/library/load-library.ts';
import { type BulkShape, makeBulkReply } from './bulk-factory.ts';
import { startLocalServer } from './local-server.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';
import { makeUser } from './users.ts';

let session: QuotaStorage;

function useSession(getStorage: () => Storage) {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(getStorage);
}

/** A bulk endpoint; `requests` lists the If-None-Match of each call, `publish` changes what it serves. */
async function startBulkServer(shape: BulkShape = {}) {
  const requests: (string | undefined)[] = [];
  let reply: unknown = makeBulkReply(shape);
  let version = 1;
  await startLocalServer((request, response) => {
    const etag = `"v${version}"`;
    requests.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  const publish = (next: unknown) => {
    reply = next;
    version += 1;
  };
  return { requests, publish };
}

/** What a reload does: memory is gone, storage stays. A new tab loses session storage too. */
const reload = () => library.fillLibrary(null);
const openNewTab = () => {
  reload();
  session.clear();
};

const held = (name: (typeof collectionNames)[number]) =>
  JSON.parse(session.getItem(storageKey(name)) ?? 'null');

beforeEach(() => {
  session = new QuotaStorage();
  useSession(() => session);
});

afterEach(async () => {
  await library.clearLibrary();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('look-ups', () => {
  beforeEach(async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
  });

  test('subjects come without their chapters, in order', () => {
    expect(library.listSubjects().map((subject) => subject._id)).toEqual(['s1', 's2']);
    expect(library.findSubject('s2')).toMatchObject({ name: 'Subject 2' });
    expect(library.findSubject('s2')).not.toHaveProperty('chapters');
  });

  test('chapters of a subject are the available ones, in order, and know their subject', () => {
    const chapters = library.chaptersOfSubject('s1');
    expect(chapters.map((chapter) => chapter._id)).toEqual(['s1-c1', 's1-c2']);
    expect(chapters[0]).toMatchObject({ subjectId: 's1', subjectName: 'Subject 1', isLocked: false });
  });

  test('what belongs to a chapter knows its chapter, and pages stand in reading order', () => {
    const [topic] = library.topicsOfChapter('s1-c2');
    expect(topic).toMatchObject({ chapterId: 's1-c2', chapterName: 'Chapter 2' });
    expect(topic?.pages.map((page) => page.pageNumber)).toEqual([1, 2]);
    for (const items of [
      library.summariesOfChapter('s1-c2'),
      library.flashcardsOfChapter('s1-c2'),
      library.testsOfChapter('s1-c2'),
      library.memesOfChapter('s1-c2'),
      library.mindmapsOfChapter('s1-c2'),
    ])
      expect(items).toMatchObject([{ chapterId: 's1-c2' }]);
  });

  test('without a chapter id, or with an unknown one, lists are empty and nothing is locked', () => {
    for (const id of [undefined, null, '', 'nowhere', '__proto__']) {
      expect(library.topicsOfChapter(id)).toEqual([]);
      expect(library.chaptersOfSubject(id)).toEqual([]);
      expect(library.isChapterLocked(id)).toBe(false);
    }
    expect(library.isChapterLocked('s1-c2')).toBe(true);
  });
});

describe('a small library', () => {
  test('is kept under the documented keys with one timestamp', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(session.getItem(storageKey('timestamp'))).toBe('2026-01-01T00:00:00.000Z');
    for (const name of collectionNames) expect(held(name).timestamp).toBe('2026-01-01T00:00:00.000Z');
    expect(held('topics').items).toHaveLength(6);
    expect(library.libraryTimestamp()).toBe('2026-01-01T00:00:00.000Z');
  });

  test('opens after a reload without asking the server', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(library.listSubjects()).toHaveLength(2);
    expect(library.topicsOfChapter('s2-c1')[0]?.pages[0]?.content).toContain('page 1 of s2-c1');
  });

  test('is only confirmed by the server in a new tab, not downloaded again', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, '"v1"']);
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(session.getItem(storageKey('timestamp'))).not.toBeNull();
  });

  test('is downloaded again in a new tab once something new is published', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    server.publish(makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 }));
    await loadLibrary(makeUser(), 'token');
    expect(library.listSubjects()).toHaveLength(3);
    expect(library.libraryTimestamp()).toBe('2026-02-02T00:00:00.000Z');
  });

  test('does not count as cached when one key is missing', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    session.removeItem(storageKey('memes'));
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
    expect(held('memes')).not.toBeNull();
  });

  test('does not count as cached when its timestamps are mixed', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    const torn = { ...held('topics'), timestamp: '2020-01-01T00:00:00.000Z' };
    session.setItem(storageKey('topics'), JSON.stringify(torn));
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
    expect(held('topics').timestamp).toBe('2026-01-01T00:00:00.000Z');
  });

  test('does not count as cached when a key holds rubbish', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    session.setItem(storageKey('tests'), '{"timestamp":');
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
  });

  test("is nobody else's: another student or plan, or a newly unlocked chapter, has it downloaded anew", async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    for (const other of [
      makeUser({ id: 'u2' }),
      makeUser({ plan: 'Pro' }),
      makeUser({ unlockedChapters: ['s1-c2'] }),
    ]) {
      reload();
      await loadLibrary(other, 'token');
    }
    expect(server.requests).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is gone everywhere once it is cleared', async () => {
    const server = await startBulkServer();
    const user = makeUser();
    await loadLibrary(user, 'token');
    await library.clearLibrary();
    expect(session.length).toBe(0);
    expect(library.listSubjects()).toEqual([]);
    expect(await hasOldLibrary(user)).toBe(false);
    await loadLibrary(user, 'token');
    expect(server.requests).toEqual([undefined, undefined]);
  });
});

describe('12 MB of content', () => {
  const huge = { subjects: 5, chaptersPerSubject: 30, pageChars: 27_000 } satisfies BulkShape;

  test('overflows to IndexedDB: every key is there, and what does not fit has left a marker', async () => {
    const server = await startBulkServer(huge);
    await loadLibrary(makeUser(), 'token');
    expect(JSON.stringify(makeBulkReply(huge)).length).toBeGreaterThan(12_000_000);
    expect(held('topics').at).toBe('indexeddb');
    expect(held('subjects').items).toHaveLength(5);
    expect(session.usedChars).toBeLessThan(5_242_880);

    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    const contents = library.topicsOfChapter('s5-c30')[0]?.pages.map((page) => page.content.length);
    expect(contents).toEqual([27_000, 27_000]);
  });

  test('is downloaded again when the marker promises what IndexedDB has lost', async () => {
    const server = await startBulkServer({ ...huge, subjects: 2 });
    await loadLibrary(makeUser(), 'token');
    reload();
    await import('#src/library/device-shelf.ts').then((shelf) => shelf.clearDeviceShelf());
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, undefined]);
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('stays in memory where neither storage can hold it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const fresh = await import('#src/library/load-library.ts');
    const freshLibrary = await import('#src/library/library.ts');
    await startBulkServer(huge);
    await fresh.loadLibrary(makeUser(), 'token');
    expect(freshLibrary.topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(session.getItem(storageKey('timestamp'))).toBeNull();
  });
});

describe('storage that fails', () => {
  test('session storage with hardly any room takes the markers, IndexedDB the rest', async () => {
    session = new QuotaStorage(2_000);
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(held('topics').at).toBe('indexeddb');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('full session storage leaves no half library behind, and a reload is only confirmed', async () => {
    session = new QuotaStorage(300);
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(session.length).toBe(0);
    expect(library.listSubjects()).toHaveLength(2);
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, '"v1"']);
  });

  test('blocked session storage and no IndexedDB: the library works for as long as the page lives', async () => {
    useSession(blockedStorage);
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const { loadLibrary: load } = await import('#src/library/load-library.ts');
    const fresh = await import('#src/library/library.ts');
    await startBulkServer();
    await load(makeUser(), 'token');
    expect(fresh.topicsOfChapter('s1-c1')).toHaveLength(1);
    await expect(fresh.clearLibrary()).resolves.toBeUndefined();
  });

  test('a full disk (IndexedDB refuses) keeps a small library in session storage alone', async () => {
    const failing = new IDBFactory();
    vi.spyOn(failing, 'open').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    vi.stubGlobal('indexedDB', failing);
    vi.resetModules();
    const { loadLibrary: load } = await import('#src/library/load-library.ts');
    const fresh = await import('#src/library/library.ts');
    const server = await startBulkServer();
    await load(makeUser(), 'token');
    fresh.fillLibrary(null);
    await load(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(held('topics').items).toHaveLength(6);
  });
});

describe('a download that fails', () => {
  test.each([
    ['no payload', { success: true, message: 'ok' }],
    ['no subjects', { success: true, data: { timestamp: '2026-01-01T00:00:00.000Z' }, message: 'ok' }],
    ['nothing at all', null],
  ])('stores nothing when there is %s', async (_what, reply) => {
    const server = await startBulkServer();
    server.publish(reply);
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe('PARSING_ERROR');
    expect(session.length).toBe(0);
    expect(library.libraryOwner()).toBeNull();
  });

  test('says with which status the server refused', async () => {
    await startLocalServer((_request, response) =>
      response.writeHead(401).end(JSON.stringify({ success: false, message: 'Please log in to continue' })),
    );
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe(401);
  });

  test('leaves the way to the old copy on the device open, for its owner alone', async () => {
    await startBulkServer();
    const user = makeUser();
    await loadLibrary(user, 'token');
    openNewTab();
    expect(await hasOldLibrary(makeUser({ id: 'u2' }))).toBe(false);
    expect(await openOldLibrary(makeUser({ id: 'u2' }))).toBe(false);
    expect(await hasOldLibrary(user)).toBe(true);
    expect(await openOldLibrary(user)).toBe(true);
    expect(library.listSubjects()).toHaveLength(2);
  });
});

describe('without a network', () => {
  const loseNetwork = () =>
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));

  test('a tab that is opened anew opens the copy on the device and has its cache again', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    loseNetwork();
    await loadLibrary(makeUser(), 'token');
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
    for (const name of collectionNames) expect(held(name).timestamp).toBe('2026-01-01T00:00:00.000Z');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('a device without a copy says that the server was not reached', async () => {
    loseNetwork();
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe('FETCH_ERROR');
  });

  test('a plan bought meanwhile opens what was downloaded before it', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    loseNetwork();
    await loadLibrary(makeUser({ plan: 'Pro' }), 'token');
    expect(library.listSubjects()).toHaveLength(2);
  });

  test('a plan that ended does not open what it had unlocked', async () => {
    await startBulkServer();
    await loadLibrary(makeUser({ plan: 'Pro' }), 'token');
    openNewTab();
    loseNetwork();
    await expect(loadLibrary(makeUser(), 'token')).rejects.toBeDefined();
    expect(await hasOldLibrary(makeUser())).toBe(false);
    expect(library.listSubjects()).toEqual([]);
  });
});

test('a slow network makes nobody wait who has a copy; what arrives later is there at the next load', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isSlow = false;
  const newer = makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 });
  await startLocalServer(async (_request, response) => {
    if (isSlow) await held;
    const reply = isSlow ? newer : makeBulkReply();
    response.writeHead(200, { etag: isSlow ? '"v2"' : '"v1"' }).end(JSON.stringify(reply));
  });
  await loadLibrary(makeUser(), 'token');
  openNewTab();
  isSlow = true;
  await loadLibrary(makeUser(), 'token', 1);
  expect(library.listSubjects()).toHaveLength(2);
  release();
  await vi.waitFor(() => expect(session.getItem(storageKey('timestamp'))).toBe('2026-02-02T00:00:00.000Z'));
  expect(library.listSubjects()).toHaveLength(2);
  reload();
  await loadLibrary(makeUser(), 'token');
  expect(library.listSubjects()).toHaveLength(3);
});

describe('fetching the latest content', () => {
  test('replaces the caches for the next load, while the screens keep what they have', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    server.publish(makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 }));
    await refreshLibrary(makeUser(), 'token');
    expect(library.listSubjects()).toHaveLength(2);
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
    expect(library.listSubjects()).toHaveLength(3);
  });

  test('that fails leaves everything as it was', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    server.publish({ success: true, message: 'nothing in it' });
    await expect(refreshLibrary(makeUser(), 'token')).rejects.toBeDefined();
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(library.topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(library.libraryTimestamp()).toBe('2026-01-01T00:00:00.000Z');
    expect(server.requests).toHaveLength(2);
  });
});
