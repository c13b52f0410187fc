import { beforeEach, describe, expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { findInIndex, updateSearchIndex } from '#src/features/search/search-index.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { openChapters } from './chapter-library.ts';
import { publish } from './study-app.tsx';

const found = async (words: string) =>
  [...new Set((await findInIndex(words)).map(({ kind, chapter }) => `${kind} ${chapter._id}`))].toSorted();

beforeEach(() => {
  openChapters({ locked: ['s1-c1', 's1-c2', 's1-c3', 's2-c1', 's2-c2', 's2-c3'] });
  return updateSearchIndex(getLibrary());
});

describe('the search index', () => {
  test('the search index follows the library: new texts replace old ones, and a removed chapter leaves its name', async () => {
    openChapters();
    await updateSearchIndex(getLibrary());
    expect(await found('s1-c2')).toEqual(['page s1-c2', 'summary s1-c2', 'written s1-c2']);
    openChapters({ missing: ['s1-c2'] });
    await updateSearchIndex(getLibrary());
    expect(await found('s1-c2')).toEqual([]);
    expect(await found('Chapter 2')).toContain('chapter s1-c2');
    expect(await found('s2-c2')).toEqual(['page s2-c2', 'summary s2-c2', 'written s2-c2']);

    publish(({ subjects }) => {
      const page = subjects[0]?.chapters[0]?.topics[0]?.pages[0];
      if (page) page.content = 'electrolysis';
    });
    await updateSearchIndex(getLibrary());
    expect(await found('electrolysis')).toEqual(['page s1-c1']);
    expect(await found('s2-c3')).toEqual([]);
  });

  test('the search index leaves similar words out when enough texts have the words as typed', async () => {
    publish(({ subjects }) => {
      const topics = subjects[0]?.chapters[0]?.topics;
      const [topic] = topics ?? [];
      const [page] = topic?.pages ?? [];
      if (!topics || !topic || !page) return;
      topics.push({
        ...topic,
        _id: 'similar',
        name: 'Night of znO',
        pages: [{ ...page, _id: 'similar-page' }],
      });
      const pageOf = (at: number) => ({ ...page, _id: `page-${at}`, pageNumber: at, content: 'zn light' });
      topic.pages = Array.from({ length: 30 }, (_, at) => pageOf(at + 1));
    });
    await updateSearchIndex(getLibrary());
    const titles = async (words: string) => (await findInIndex(words)).map(({ title }) => title);
    expect(await titles('light')).not.toContain('Night of znO');
    expect(await titles('knight')).toContain('Night of znO');
    expect(await titles('zn')).not.toContain('Night of znO');
  });

  test('the search index finds texts of the current subject before all chapters are indexed', async () => {
    lastRead.set({ subjectId: 's2', chapterId: 's2-c2', topicIndex: 0, pageIndex: 0, at: '2026-01-01' });
    openChapters();
    let isReady = false;
    let first: Promise<{ ids: string[]; isReady: boolean }> | undefined;
    await updateSearchIndex(getLibrary(), undefined, () => {
      first ??= found('page').then((ids) => ({ ids, isReady }));
    });
    isReady = true;
    expect(await first).toMatchObject({ ids: expect.arrayContaining(['page s2-c1']), isReady: false });
    lastRead.clear();
  });

  test('the search index looks up only the last words when several calls wait', async () => {
    openChapters();
    await updateSearchIndex(getLibrary());
    const [first, second, last] = await Promise.all(['p', 'pa', 'page'].map(found));
    expect([first, second]).toEqual([[], []]);
    expect(last).toContain('page s1-c2');
  });
});
