import { describe, expect, test } from 'vitest';
import type { LibraryWritten } from '#src/content/library/library.ts';
import type { WrittenRun } from './kept-run.ts';
import { marksByChapter } from './marks-by-chapter.ts';
import { mixWritten, type WrittenChapter, writtenSizesFor } from './written-pool.ts';

const ask = (chapterId: string, n: number): LibraryWritten => ({
  _id: `${chapterId}${n}`,
  chapter: { _id: chapterId },
  chapterId,
  chapterName: chapterId,
  marks: 2,
  alternatives: [],
});
const chapter = (chapterId: string, count: number): WrittenChapter => ({
  chapterId,
  chapterName: chapterId,
  subjectId: 's',
  subjectName: 'Subject',
  questions: Array.from({ length: count }, (_, n) => ask(chapterId, n)),
});

describe('a practice of written questions', () => {
  test('a practice of written questions offers sizes that fit the number of questions', () => {
    expect(writtenSizesFor(0)).toEqual([]);
    expect(writtenSizesFor(2)).toEqual([1, 2]);
    expect(writtenSizesFor(5)).toEqual([1, 3, 5]);
    expect(writtenSizesFor(40)).toEqual([1, 3, 5, 10]);
  });

  test('a practice of written questions takes questions from the chapters in turn, without duplicates', () => {
    const mixed = mixWritten([chapter('a', 1), chapter('b', 9), chapter('c', 9)], 7);
    expect(new Set(mixed.map(({ _id }) => _id)).size).toBe(7);
    const of = (id: string) => mixed.filter(({ chapterId }) => chapterId === id).length;
    expect([of('a'), of('b'), of('c')]).toEqual([1, 3, 3]);
    expect(mixWritten([chapter('a', 2)], 10)).toHaveLength(2);
  });

  test('a practice of written questions adds up marks by chapter, ignoring unmarked questions', () => {
    const sources = [ask('a', 1), ask('b', 1), ask('a', 2), ask('c', 1)].map((question) => ({
      question,
      contentTimestamp: null,
    }));
    const places = ['a', 'b', 'c'].map((id) => {
      const { questions: _, ...place } = chapter(id, 0);
      return place;
    });
    const marks = [
      { halves: 3, outOfHalves: 4 },
      { halves: 0, outOfHalves: 2 },
      { halves: 4, outOfHalves: 10 },
      null,
    ];
    const run: WrittenRun = { sources, places, marks, index: 4 };
    expect(marksByChapter(run)).toMatchObject([
      { chapterId: 'a', halves: 7, outOfHalves: 14 },
      { chapterId: 'b', halves: 0, outOfHalves: 2 },
    ]);
  });
});
