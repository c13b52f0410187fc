import '../device-databases.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { collectionNames, storageKey } from '#src/content/library/collections.ts';
import * as library from '#src/content/library/library.ts';
import { hasOldLibrary, loadLibrary } from '#src/content/library/load-library.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { held, openNewTab, reload, session, startBulkServer, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

describe('look-ups', () => {
  beforeEach(async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
  });

  test('subjects are listed in order, without their chapters', () => {
    expect(
      library
        .getLibrary()
        .listSubjects()
        .map((subject) => subject._id),
    ).toEqual(['s1', 's2']);
    expect(library.getLibrary().findSubject('s2')).toMatchObject({ name: 'Subject 2' });
    expect(library.getLibrary().findSubject('s2')).not.toHaveProperty('chapters');
  });

  test("a subject's chapters are the available ones in order, and know their subject", () => {
    const chapters = library.getLibrary().chaptersOfSubject('s1');
    expect(chapters.map((chapter) => chapter._id)).toEqual(['s1-c1', 's1-c2']);
    expect(chapters[0]).toMatchObject({ subjectId: 's1', subjectName: 'Subject 1', isLocked: false });
  });

  test('content knows its chapter, and pages are in reading order', () => {
    const [topic] = library.getLibrary().topicsOfChapter('s1-c2');
    expect(topic).toMatchObject({ chapterId: 's1-c2', chapterName: 'Chapter 2' });
    expect(topic?.pages.map((page) => page.pageNumber)).toEqual([1, 2]);
    for (const items of [
      library.getLibrary().summariesOfChapter('s1-c2'),
      library.getLibrary().flashcardsOfChapter('s1-c2'),
      library.getLibrary().testsOfChapter('s1-c2'),
      library.getLibrary().memesOfChapter('s1-c2'),
      library.getLibrary().mindmapsOfChapter('s1-c2'),
      library.getLibrary().writtenOfChapter('s1-c2'),
    ])
      expect(items).toMatchObject([{ chapterId: 's1-c2' }]);
  });

  test('look-ups without a chapter id, or with an unknown one, return empty lists, and nothing is locked', () => {
    for (const id of [undefined, null, '', 'nowhere', '__proto__']) {
      expect(library.getLibrary().topicsOfChapter(id)).toEqual([]);
      expect(library.getLibrary().chaptersOfSubject(id)).toEqual([]);
      expect(library.getLibrary().isChapterLocked(id)).toBe(false);
    }
    expect(library.getLibrary().isChapterLocked('s1-c2')).toBe(true);
  });
});

describe('a small library', () => {
  const keepTopics = (text: string) => session().setItem(storageKey('topics'), text);

  test('a small library is stored under the documented keys with one timestamp', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    expect(session().getItem(storageKey('timestamp'))).toBe('2026-01-01T00:00:00.000Z');
    for (const name of collectionNames) expect(held(name).timestamp).toBe('2026-01-01T00:00:00.000Z');
    expect(held('topics').items).toHaveLength(6);
    expect(library.getLibrary().timestamp).toBe('2026-01-01T00:00:00.000Z');
  });

  test('a small library opens after a reload without asking the server', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(1);
    expect(library.getLibrary().listSubjects()).toHaveLength(2);
    expect(library.getLibrary().topicsOfChapter('s2-c1')[0]?.pages[0]?.content).toContain('page 1 of s2-c1');
  });

  test('a small library is confirmed by the server in a new tab, not downloaded again', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toEqual([undefined, '"v1"']);
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(session().getItem(storageKey('timestamp'))).not.toBeNull();
  });

  test('a small library is downloaded again in a new tab after a publication', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    server.publish(makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 }));
    await loadLibrary(makeUser(), 'token');
    expect(library.getLibrary().listSubjects()).toHaveLength(3);
    expect(library.getLibrary().timestamp).toBe('2026-02-02T00:00:00.000Z');
  });

  test.each([
    ['one key is missing', () => session().removeItem(storageKey('topics'))],
    [
      'its timestamps are mixed',
      () => keepTopics(JSON.stringify({ ...held('topics'), timestamp: '2020-01-01' })),
    ],
    ['a key holds rubbish', () => keepTopics('{"timestamp":')],
  ])('a small library does not count as cached when %s', async (_, spoil) => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    reload();
    spoil();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
    expect(held('topics').timestamp).toBe('2026-01-01T00:00:00.000Z');
  });

  test('a small library is downloaded again for another student, another plan, or a newly unlocked chapter', async () => {
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

  test('a small library is deleted everywhere when cleared', async () => {
    const server = await startBulkServer();
    const user = makeUser();
    await loadLibrary(user, 'token');
    await library.clearLibrary();
    expect(session().length).toBe(0);
    expect(library.getLibrary().listSubjects()).toEqual([]);
    expect(await hasOldLibrary(user)).toBe(false);
    await loadLibrary(user, 'token');
    expect(server.requests).toEqual([undefined, undefined]);
  });
});
