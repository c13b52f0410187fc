import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import type { Chapter } from '@repo/contracts/content';
import { createStore, get, keys, set } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { type Pieces, storageKey } from '#src/content/library/collections.ts';
import { flattenBulk } from '#src/content/library/flatten-bulk.ts';
import { writeChapters } from '#src/content/library/indexeddb-cache.ts';
import { activateLibrary, getLibrary } from '#src/content/library/library.ts';
import {
  fetchLatestLibrary,
  loadLibrary,
  openOldLibrary,
  ownerOf,
} from '#src/content/library/load-library.ts';
import { startContentServer } from '../content-server.ts';
import { openNewTab, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
type Server = Awaited<ReturnType<typeof startContentServer>>;

/** A server, and a device with the first version of its content. */
async function startWithCopy(shape?: Parameters<typeof startContentServer>[0]): Promise<Server> {
  const server = await startContentServer(shape);
  await loadLibrary(user, 'token');
  expect(server.calls.splice(0)).toEqual(['bulk']);
  server.bytes = 0;
  return server;
}

const changeLetter = (chapter: Chapter | undefined) => {
  const page = chapter?.topics[0]?.pages[0];
  if (page) page.content += '!';
};
const changeLetters =
  (...numbers: number[]) =>
  (chapters: Chapter[]) => {
    for (const number of numbers) changeLetter(chapters[number - 1]);
  };

function wholeLibrary(server: Server, owner = ownerOf(user)) {
  const { hashes: _, etag: _etag, ...library } = flattenBulk(server.whole(), { owner, etag: null }) ?? {};
  return library;
}
/** Fetches the newest content and checks that everything, including storage, is of one version. */
async function expectUpdated(server: Server, student = user) {
  activateLibrary(await fetchLatestLibrary(student, 'token'));
  openNewTab();
  await loadLibrary(student, 'token');
  const { hashes: _, etag: _etag, ...stored } = await fetchLatestLibrary(student, 'token');
  expect(stored).toEqual(wholeLibrary(server, ownerOf(student)));
  expect(await keysOnDevice('staged')).toEqual([]);
}
const onDevice = () => createStore(`${brand.storagePrefix}-library`, 'collections');
const keysOnDevice = async (word: string) =>
  (await keys<string>(onDevice())).filter((key) => key.includes(word));

describe('content that changed', () => {
  test('changed content costs one manifest and the changed chapter', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(4));
    await expectUpdated(server);
    expect(server.calls).toEqual(['manifest', 's1-c4']);
  });

  test('changed content comes with a manifest that leaves out all other chapters', async () => {
    const server = await startWithCopy({ subjects: 3 });
    server.change(changeLetters(4));
    await expectUpdated(server);
    expect(server.unchanged).toBe(23);
  });

  test('changed content is requested whole when the copy is not the one that the request named', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(4));
    server.before = () => {
      void writeChapters({ owner: ownerOf(user), timestamp: '', etag: null }, new Map());
      server.before = () => undefined;
      return 'late';
    };
    await expectUpdated(server);
    expect(server.calls[1]).toBe('manifest');
  });

  test('content that changed includes new, removed and renamed chapters, in the new order', async () => {
    const server = await startWithCopy();
    server.change((chapters) => {
      const [first, second, third] = chapters.splice(0, 3);
      if (second && third) chapters.push({ ...second, name: 'Renamed' }, { ...third, _id: 's1-new' });
      expect(first?._id).toBe('s1-c1');
    });
    await expectUpdated(server);
    expect(server.calls.toSorted()).toEqual(['manifest', 's1-c2', 's1-new']);
  });

  test('content that changed arrives as one bulk download when most of it changed', async () => {
    const server = await startWithCopy({ chapters: 12 });
    server.change(changeLetters(1, 2, 3, 4, 5, 6, 7, 8));
    await expectUpdated(server);
    expect(server.calls).toEqual(['manifest', 'bulk']);
  });

  test('content that changed arrives as one bulk download from a server without manifests', async () => {
    const server = await startWithCopy({ hasManifest: false });
    server.change(changeLetters(4));
    await expectUpdated(server);
    expect(server.calls).toEqual(['bulk']);
  });

  test('content that changed arrives as one bulk download when the browser can’t hash', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const server = await startWithCopy();
    server.change(changeLetters(4));
    await expectUpdated(server);
    expect(server.calls).toEqual(['bulk']);
  });
});

describe('a chapter', () => {
  test('a chapter that was unlocked is downloaded alone', async () => {
    const server = await startContentServer();
    server.change((chapters) => {
      for (const chapter of chapters.slice(2)) chapter.isLocked = true;
    });
    const basic = makeUser({ unlockedChapters: ['s1-c1', 's1-c2'] });
    await loadLibrary(basic, 'token');
    server.calls.length = 0;
    server.change(([, , third]) => {
      if (third) third.isLocked = false;
    });
    const unlocked = makeUser({ unlockedChapters: ['s1-c1', 's1-c2', 's1-c3'] });
    await loadLibrary(unlocked, 'token');
    expect(server.calls).toEqual(['manifest', 's1-c3']);
    expect(getLibrary().topicsOfChapter('s1-c3')).toHaveLength(1);
    await expectUpdated(server, unlocked);
  });

  test('a chapter that becomes locked during the download is empty afterwards', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(4, 5));
    server.before = (call) => {
      if (call !== 's1-c4') return undefined;
      server.before = () => undefined;
      server.change((chapters) => {
        for (const chapter of chapters) chapter.isLocked = chapter._id === 's1-c4';
      });
      return undefined;
    };
    await expectUpdated(server);
    expect(server.calls.filter((call) => call === 'manifest')).toHaveLength(2);
    openNewTab();
    await loadLibrary(user, 'token');
    expect(getLibrary().topicsOfChapter('s1-c4')).toEqual([]);
  });

  test('a chapter that arrives damaged is downloaded again, alone', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(4, 5));
    let isDamaged = false;
    server.before = (call) => {
      if (call !== 's1-c4' || isDamaged) return undefined;
      isDamaged = true;
      return 'damage';
    };
    await expectUpdated(server);
    expect(server.calls.toSorted()).toEqual(['manifest', 's1-c4', 's1-c4', 's1-c5']);
  });

  test('a chapter that always arrives damaged causes one bulk download', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(4));
    server.before = (call) => (call === 's1-c4' ? 'damage' : undefined);
    await expectUpdated(server);
    expect(server.calls.at(-1)).toBe('bulk');
  });

  test.each([
    ['is missing', (pieces: Pieces) => pieces.delete('s1-c2')],
    ['is damaged', (pieces: Pieces) => pieces.set('s1-c2', '[{"_id":')],
  ])(
    'a chapter that %s on the device is downloaded again with the next version, alone',
    async (_what, spoil) => {
      const server = await startWithCopy();
      const stored = await get<{ pieces: Pieces }>(storageKey('topics'), onDevice());
      spoil(stored?.pieces ?? new Map());
      await set(storageKey('topics'), stored, onDevice());
      server.change(changeLetters(4));
      await expectUpdated(server);
      expect(server.calls.toSorted()).toEqual(['manifest', 's1-c2', 's1-c4']);
    },
  );
});

describe('a download that is interrupted', () => {
  test('a download that is interrupted leaves the copy as it was, and resumes without the chapters that arrived', async () => {
    const server = await startWithCopy();
    const before = await fetchLatestLibrary(user, 'token');
    server.change(changeLetters(1, 2, 3, 4));
    server.before = (call) => (call === 's1-c3' ? 'drop' : undefined);
    await expect(fetchLatestLibrary(user, 'token')).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    await vi.waitFor(async () => expect(await keysOnDevice('staged')).toHaveLength(3));
    openNewTab();
    expect(await openOldLibrary(user)).toBe(true);
    expect(getLibrary().timestamp).toBe(before.timestamp);

    server.calls.length = 0;
    server.before = () => undefined;
    await expectUpdated(server);
    expect(server.calls).toEqual(['manifest', 's1-c3']);
  });

  test('a download that is interrupted resumes by chapter when it was the first one', async () => {
    const server = await startContentServer({ chapters: 12 });
    server.before = (call) => (call === 'bulk' || call === 's1-c7' ? 'drop' : undefined);
    await expect(loadLibrary(user, 'token')).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    await expect(loadLibrary(user, 'token')).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    server.before = () => undefined;
    await expectUpdated(server);
    expect(server.calls.toSorted()).toEqual(
      ['manifest', 'manifest', ...Array.from({ length: 12 }, (_, n) => `s1-c${n + 1}`)].toSorted(),
    );
  });

  test('a download that is interrupted by a publication continues with the newer version, and downloads no chapter twice', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(1, 2));
    server.before = (call) => {
      if (call !== 's1-c2') return undefined;
      server.before = () => undefined;
      server.change(changeLetters(2, 3));
      return undefined;
    };
    await expectUpdated(server);
    expect(server.calls.toSorted()).toEqual(['manifest', 'manifest', 's1-c1', 's1-c2', 's1-c3']);
  });

  test('a download that is interrupted by one publication after another falls back to one bulk download', async () => {
    const server = await startWithCopy();
    server.change(changeLetters(2));
    server.before = (call) => {
      if (call === 's1-c2') server.change(changeLetters(2));
      return undefined;
    };
    activateLibrary(await fetchLatestLibrary(user, 'token'));
    expect(server.calls).toEqual(['manifest', 'manifest', 'manifest', 'bulk']);
  });
});
