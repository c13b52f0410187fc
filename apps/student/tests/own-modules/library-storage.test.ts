import '../device-databases.ts';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { storageKey } from '#src/content/library/collections.ts';
import { flattenBulk } from '#src/content/library/flatten-bulk.ts';
import * as library from '#src/content/library/library.ts';
import { loadLibrary } from '#src/content/library/load-library.ts';
import { writeSessionCache } from '#src/content/library/session-cache.ts';
import { type BulkShape, makeBulkReply } from '../bulk-factory.ts';
import {
  blockSession,
  held,
  reload,
  session,
  startBulkServer,
  useLibraryStorage,
  useSession,
} from '../library-storage.ts';
import { QuotaStorage } from '../quota-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

describe('12 MB of content', () => {
  const huge = { subjects: 5, chaptersPerSubject: 30, pageChars: 27_000 } satisfies BulkShape;

  test('12 MB of content overflows to IndexedDB: every key exists, and collections that are too large leave a marker', async () => {
    const server = await startBulkServer(huge);
    await loadLibrary(makeUser(), 'token');
    expect(JSON.stringify(makeBulkReply(huge)).length).toBeGreaterThan(12_000_000);
    expect(held('topics').at).toBe('indexeddb');
    expect(held('subjects').items).toHaveLength(5);
    expect(session().usedChars).toBeLessThan(5_242_880);

    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    const contents = library
      .getLibrary()
      .topicsOfChapter('s5-c30')[0]
      ?.pages.map((page) => page.content.length);
    expect(contents).toEqual([27_000, 27_000]);
  });

  test('12 MB of content is downloaded again when IndexedDB lost what a marker refers to', async () => {
    const server = await startBulkServer({ ...huge, subjects: 2 });
    await loadLibrary(makeUser(), 'token');
    reload();
    await import('#src/content/library/indexeddb-cache.ts').then((cache) => cache.clearIndexedDbCache());
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, undefined]);
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('12 MB of content stays in memory when no storage can hold it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const fresh = await import('#src/content/library/load-library.ts');
    const freshLibrary = await import('#src/content/library/library.ts');
    await startBulkServer(huge);
    await fresh.loadLibrary(makeUser(), 'token');
    expect(freshLibrary.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(session().getItem(storageKey('timestamp'))).toBeNull();
  });
});

test('two writes at the same time leave the items of the later one', async () => {
  const content = (pageChars: number) => {
    const flat = flattenBulk(makeBulkReply({ pageChars }), { owner: 'o', etag: null });
    return flat ?? expect.fail('no library');
  };
  await Promise.all([writeSessionCache(content(20), true), writeSessionCache(content(400_000), true)]);
  expect(held('topics').at).toBe('indexeddb');
});

describe('storage that fails', () => {
  test('nearly full sessionStorage stores the markers, IndexedDB the rest', async () => {
    useSession(new QuotaStorage(2_000));
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(held('topics').at).toBe('indexeddb');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('full sessionStorage leaves no partial library, and a reload only confirms the copy', async () => {
    useSession(new QuotaStorage(300));
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(session().length).toBe(0);
    expect(library.getLibrary().listSubjects()).toHaveLength(2);
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, '"v1"']);
  });

  test('a library works until the page closes with sessionStorage blocked and without IndexedDB', async () => {
    blockSession();
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const { loadLibrary: load } = await import('#src/content/library/load-library.ts');
    const fresh = await import('#src/content/library/library.ts');
    await startBulkServer();
    await load(makeUser(), 'token');
    expect(fresh.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
    await expect(fresh.clearLibrary()).resolves.toBeUndefined();
  });

  test('a full disk (IndexedDB refuses) stores a small library in sessionStorage only', async () => {
    const failing = new IDBFactory();
    vi.spyOn(failing, 'open').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    vi.stubGlobal('indexedDB', failing);
    vi.resetModules();
    const { loadLibrary: load } = await import('#src/content/library/load-library.ts');
    const fresh = await import('#src/content/library/library.ts');
    const server = await startBulkServer();
    await load(makeUser(), 'token');
    fresh.activateLibrary(null);
    await load(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(held('topics').items).toHaveLength(6);
  });
});
