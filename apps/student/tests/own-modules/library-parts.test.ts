import '../device-databases.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freeContentHere, keepContent } from '#src/content/library/device-content.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { fetchLatestLibrary, loadLibrary, openOldLibrary } from '#src/content/library/load-library.ts';
import { isInterrupted } from '#src/content/library/staged-chapters.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { startContentServer } from '../content-server.ts';
import { openNewTab, reload, session, useLibraryStorage, useSession } from '../library-storage.ts';
import { QuotaStorage } from '../quota-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
type Server = Awaited<ReturnType<typeof startContentServer>>;

/** Chapters without content on this device; removed ones end with '!'. */
const missing = () =>
  getLibrary()
    .listSubjects()
    .flatMap(({ _id }) => getLibrary().chaptersOfSubject(_id))
    .flatMap((chapter) => (chapter.missing ? [`${chapter._id}${chapter.missing.isFreed ? '!' : ''}`] : []));
const hasNotes = (chapterId: string) => getLibrary().topicsOfChapter(chapterId).length > 0;

/**
 * A device with everything of two subjects: chapters 's1-c1' to 's2-c5', except 's1-c3' and 's2-c3', which
 * are unavailable.
 */
async function startWithCopy(): Promise<Server> {
  const server = await startContentServer({ subjects: 2, chapters: 5 });
  await loadLibrary(user, 'token');
  expect(missing()).toEqual([]);
  server.calls.length = 0;
  return server;
}
async function openTab(): Promise<void> {
  openNewTab();
  await loadLibrary(user, 'token');
}
const freed = ['s2-c1!', 's2-c2!', 's2-c4!', 's2-c5!'];
const changeFirstPage = (chapters: { topics: { pages: { content: string }[] }[] }[], at: number) => {
  const page = chapters[at]?.topics[0]?.pages[0];
  if (page) page.content += '!';
};

describe('a freed subject', () => {
  test('a removed subject has names and sizes without content, in this tab and new ones, and needs no request', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    for (const open of [async () => {}, openTab, openTab]) {
      await open();
      expect(missing()).toEqual(freed);
      expect(hasNotes('s2-c1')).toBe(false);
      expect(hasNotes('s1-c1')).toBe(true);
      expect(getLibrary().findChapter('s2-c1')?.missing?.bytes).toBeGreaterThan(500);
    }
    expect(server.calls).toEqual([]);
  });

  test('a removed subject stays removed when content is published, while the others are updated', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s1']);
    await keepContent(user, 'token', ['s1-c2']);
    server.calls.length = 0;
    server.change((chapters) => {
      for (const at of [0, 1]) changeFirstPage(chapters, at);
      const [first] = chapters;
      if (first) chapters.push({ ...first, _id: 's1-new', name: 'New' });
    });
    await openTab();
    expect(server.calls).toEqual(['manifest', 's1-c2']);
    expect(missing()).toEqual(['s1-c1!', 's1-c4!', 's1-c5!', 's1-new!']);
    expect(hasNotes('s1-c2') && hasNotes('s2-c1')).toBe(true);
  });

  test('a removed subject is fetched again, alone, when it is wanted', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    const bytes: number[] = [];
    await keepContent(user, 'token', ['s2'], {
      onProgress: ({ doneBytes, totalBytes }) => bytes.push(doneBytes, totalBytes),
    });
    expect(server.calls.toSorted()).toEqual(['manifest', 's2-c1', 's2-c2', 's2-c3', 's2-c4', 's2-c5']);
    expect([bytes[0], bytes.at(-2)]).toEqual([0, bytes.at(-1)]);
    expect(missing()).toEqual([]);
    await openTab();
    expect(missing()).toEqual([]);
    expect(await fetchLatestLibrary(user, 'token')).toMatchObject({ timestamp: getLibrary().timestamp });
  });

  test('a removed subject has one chapter when only that one is opened', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    await keepContent(user, 'token', ['s2-c4']);
    expect(server.calls).toEqual(['manifest', 's2-c4']);
    await openTab();
    expect(missing()).toEqual(['s2-c1!', 's2-c2!', 's2-c5!']);
    expect(hasNotes('s2-c4')).toBe(true);
  });

  test('a removed subject is there for another student on the same device', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    const other = makeUser({ id: 'other', plan: 'Pro' });
    openNewTab();
    await loadLibrary(other, 'token');
    expect(missing()).toEqual([]);
    expect(server.calls).not.toContain('s1-c1');
  });

  test('a removed subject is gone after a reload of a tab that had all of it', async () => {
    await startWithCopy();
    const tab = session();
    useSession(new QuotaStorage());
    await openTab();
    await freeContentHere(user, ['s2']);
    useSession(tab);
    reload();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual(freed);
    expect(hasNotes('s2-c1')).toBe(false);
  });
});

describe('a download that is wanted and interrupted', () => {
  test('an interrupted download of a wanted subject resumes when the app is opened, without the chapters that arrived', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    server.before = (call) => (call === 's2-c4' ? 'drop' : undefined);
    await expect(keepContent(user, 'token', ['s2'])).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    expect(missing()).toEqual(freed);
    openNewTab();
    expect(await openOldLibrary(user)).toBe(true);
    expect(hasNotes('s1-c1') && !hasNotes('s2-c1')).toBe(true);

    server.before = () => undefined;
    server.calls.length = 0;
    await openTab();
    expect(server.calls).toEqual(['manifest', 's2-c4']);
    expect(missing()).toEqual([]);
  });

  test('an interrupted download of a wanted subject leaves nothing staged when the subject is removed', async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    server.before = (call) => {
      if (call === 's2-c5') return 'late';
      return call === 's2-c4' ? 'drop' : undefined;
    };
    await expect(keepContent(user, 'token', ['s2'])).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    expect(server.calls, 'nothing arrives afterwards').toContain('s2-c5');
    expect(await isInterrupted()).toBe(true);
    await freeContentHere(user, ['s2']);
    expect(await isInterrupted()).toBe(false);
  });

  test('an interrupted download of a wanted subject keeps what another tab fetched or removed meanwhile', {
    repeats: 60,
  }, async () => {
    const server = await startWithCopy();
    await freeContentHere(user, ['s2']);
    let other: Promise<void> | undefined;
    server.before = (call) => {
      if (call === 's2-c1' && !other)
        other = keepContent(user, 'token', ['s2-c5']).then(() => freeContentHere(user, ['s1-c1']));
      return undefined;
    };
    await keepContent(user, 'token', ['s2-c1', 's2-c2']);
    await other;
    await openTab();
    expect(missing()).toEqual(['s1-c1!', 's2-c4!']);
  });
});

describe('a library too large to wait for', () => {
  const startLarge = () => startContentServer({ subjects: 2, chapters: 5, pageChars: 500_000 });

  test('a library too large to wait for opens with the chapter read last; the rest is missing until it is wanted', async () => {
    const server = await startLarge();
    lastRead.set({ subjectId: 's2', chapterId: 's2-c2', topicIndex: 0, pageIndex: 0, at: '2026-01-01' });
    await loadLibrary(user, 'token');
    expect(server.calls.toSorted()).toEqual(['bulk', 'manifest', 's2-c2']);
    expect(missing()).toEqual(['s1-c1', 's1-c2', 's1-c4', 's1-c5', 's2-c1', 's2-c4', 's2-c5']);
    expect(hasNotes('s2-c2')).toBe(true);
    server.calls.length = 0;
    await keepContent(user, 'token', ['s2']);
    expect(server.calls.toSorted()).toEqual(['manifest', 's2-c1', 's2-c3', 's2-c4', 's2-c5']);
    expect(missing()).toEqual(['s1-c1', 's1-c2', 's1-c4', 's1-c5']);
    lastRead.clear();
  });

  test('a library too large to wait for opens with the first chapter for a student who has read none', async () => {
    await startLarge();
    await loadLibrary(user, 'token');
    expect(hasNotes('s1-c1') && !hasNotes('s1-c2')).toBe(true);
  });

  test('a library too large to wait for is downloaded whole where nothing can be stored', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('storage is blocked', 'InvalidStateError');
    });
    onTestFinished(() => put.mockRestore());
    const server = await startLarge();
    await loadLibrary(user, 'token');
    expect(missing()).toEqual([]);
    expect(server.calls).toEqual(['bulk', 'bulk']);
  });
});
