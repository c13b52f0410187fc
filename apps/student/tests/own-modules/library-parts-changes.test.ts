import '../device-databases.ts';
import type { User } from '@repo/contracts/auth';
import type { Chapter } from '@repo/contracts/content';
import { keys } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { keepHere } from '#src/content/device/downloads.ts';
import { freeContentHere, keepContent } from '#src/content/library/device-content.ts';
import { libraryDatabase, readCachedHead } from '#src/content/library/indexeddb-cache.ts';
import { clearLibrary, getLibrary } from '#src/content/library/library.ts';
import { loadLibrary, ownerOf } from '#src/content/library/load-library.ts';
import { setCredentials, setUser } from '#src/platform/session/session.ts';
import { startContentServer } from '../content-server.ts';
import { openNewTab, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
type Server = Awaited<ReturnType<typeof startContentServer>>;

const ids = ['s1-c1', 's1-c2', 's1-c4', 's1-c5'];
const withNotes = () => ids.filter((id) => getLibrary().topicsOfChapter(id).length > 0);
const pagesOf = (id: string) =>
  getLibrary()
    .topicsOfChapter(id)
    .flatMap(({ pages }) => pages.map(({ content }) => content));
const isFourth = ({ _id }: Chapter) => _id === 's1-c4';

/** As the list in the profile does it. */
async function keepInSession(student: User, token: string, keep: readonly string[]): Promise<boolean> {
  setCredentials(student, token);
  const hasRoom = await keepHere(keep);
  expect(hasRoom).toBe(true);
  return hasRoom;
}

/** A device whose student removed the only subject, which is then downloaded with this reply to its fourth chapter. */
async function downloadAgain(
  reply: (server: Server) => 'damage' | 'cut' | 'late' | undefined,
  { student = user, isFourthLocked = false, download = keepContent } = {},
): Promise<Server> {
  const server = await startContentServer({ chapters: 5 });
  if (isFourthLocked)
    server.change((chapters) => {
      for (const chapter of chapters) chapter.isLocked = isFourth(chapter);
    });
  await loadLibrary(student, 'token');
  await freeContentHere(student, ['s1']);
  expect(withNotes()).toEqual([]);
  server.calls.length = 0;
  const last = isFourthLocked ? 's1-c5' : 's1-c4';
  server.before = (call) => {
    if (call !== last) return undefined;
    server.before = () => undefined;
    return reply(server);
  };
  await download(student, 'token', ['s1']);
  return server;
}

describe('a removed subject that is downloaded again', () => {
  test('a removed subject that is downloaded again is of the version published during the download', async () => {
    const server = await downloadAgain((each) => {
      each.change((chapters) => {
        const page = chapters.find(isFourth)?.topics[0]?.pages[0];
        if (page) page.content = 'Newer';
      });
      return undefined;
    });
    expect(pagesOf('s1-c4')).toContain('Newer');
    expect(withNotes()).toEqual(ids);
    expect(getLibrary().timestamp).toBe(server.whole().data.timestamp);
    expect(server.calls.filter((call) => call === 's1-c1')).toHaveLength(1);
  });

  test('a removed subject that is downloaded again lacks a chapter that becomes locked during the download', async () => {
    await downloadAgain((each) => {
      each.change((chapters) => {
        for (const chapter of chapters) chapter.isLocked = isFourth(chapter);
      });
      return undefined;
    });
    expect(withNotes()).toEqual(['s1-c1', 's1-c2', 's1-c5']);
    expect(getLibrary().findChapter('s1-c4')).toMatchObject({ isLocked: true });
    expect(getLibrary().findChapter('s1-c4')?.missing).toBeUndefined();
  });

  test('a removed subject that is downloaded again includes a chapter that is unlocked during the download', async () => {
    const basic = makeUser({ unlockedChapters: ['s1-c1'] });
    const unlocked = makeUser({ unlockedChapters: ['s1-c1', 's1-c4'] });
    let opened: Promise<void> | undefined;
    await downloadAgain(
      (each) => {
        each.change((chapters) => {
          for (const chapter of chapters) chapter.isLocked = false;
        });
        setUser(unlocked);
        opened = loadLibrary(unlocked, 'token');
        return 'late';
      },
      { student: basic, isFourthLocked: true, download: keepInSession },
    );
    await opened;
    expect(getLibrary().owner).toBe(ownerOf(unlocked));
    openNewTab();
    await loadLibrary(unlocked, 'token');
    expect(withNotes()).toEqual(ids);
  });

  test('a removed subject that is downloaded again does not replace the copy of a plan that began during the download', async () => {
    const ended = makeUser({ unlockedChapters: ['s1-c1'] });
    let opened: Promise<void> | undefined;
    await downloadAgain(() => {
      opened = loadLibrary(ended, 'token');
      return 'late';
    });
    await opened;
    expect((await readCachedHead())?.owner).toBe(ownerOf(ended));
    expect(getLibrary().owner).toBe(ownerOf(ended));
  });

  test('a removed subject that is downloaded again leaves nothing on a device that is cleared meanwhile', async () => {
    let cleared: Promise<void> | undefined;
    await downloadAgain(() => {
      cleared = clearLibrary();
      return 'late';
    });
    await cleared;
    expect(await keys(libraryDatabase)).toEqual([]);
  });

  test.each([
    ['with a changed letter', 'damage'],
    ['cut short', 'cut'],
  ] as const)(
    'a removed subject that is downloaded again fetches a chapter %s twice, and no other',
    async (_what, spoilt) => {
      const server = await downloadAgain(() => spoilt);
      expect(server.calls.toSorted()).toEqual([
        'manifest',
        's1-c1',
        's1-c2',
        's1-c3',
        's1-c4',
        's1-c4',
        's1-c5',
      ]);
      expect(withNotes()).toEqual(ids);
    },
  );
});
