import type { BulkContent } from '@repo/contracts/content';
import { caseText } from '@repo/contracts/items/whole-text';
import type { Mark } from '@repo/contracts/marks';
import { questionItem } from '@repo/revision/memory';
import { describe, expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { listMarks, searchMarks } from '#src/features/annotations/listed-marks.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { findMark } from '#src/reading/annotations/find-mark.ts';
import { newBookmark } from '#src/reading/annotations/item-of.ts';
import { hasPlaceOnScreen } from '#src/reading/annotations/wanted-mark.ts';
import { openChapters } from './chapter-library.ts';
import { publish, useStudyApp } from './study-app.tsx';
import { aOrB } from './written-app.ts';

useStudyApp();

const chapterId = 's1-c1';
const text = 'A series circuit has **one** path. The current $\\frac{V}{R}$ is the same in all of it.';
type Chapter = BulkContent['subjects'][number]['chapters'][number];

/** Publishes the open chapter with these changes. */
function library(change: (chapter: Chapter) => void = () => {}) {
  publish((content) => {
    const chapter = content.subjects[0]?.chapters[0];
    if (!chapter) throw new Error('no chapter');
    const pages = chapter.topics[0]?.pages ?? [];
    for (const page of pages) if (page.pageNumber === 1) page.content = text;
    change(chapter);
  });
  return getLibrary();
}
const pagesOf = (chapter: Chapter) => chapter.topics[0]?.pages ?? [];

const page = { about: 'page', chapterId, itemId: 's1-c1-p1' } as const;
const highlight = (part: Partial<Mark> = {}): OnDevice<Mark> => ({
  ...{ ...page, markId: 'm', kind: 'highlight', note: '', changedAtMs: 1 },
  quote: {
    exact: 'The current V/R is the same in all',
    prefix: 'A series circuit has one path. ',
    suffix: ' of it.',
  },
  ...part,
});
const question = { question: 'Which is **red**?' };
const kept = (mark: Mark): OnDevice<Mark> => ({ ...mark, changedAtMs: 2 });

// docs/product/content.md#own-marks
describe('a mark in the current library', () => {
  test('a mark in the current library is found on its page, including formulas and bold words', () => {
    expect(findMark(library(), highlight())).toMatchObject({
      isThere: true,
      item: { itemId: 's1-c1-p1', place: { tab: 'explanation', topic: 1, page: 1 } },
    });
  });

  test('a mark in the current library is found when the page changes elsewhere, or by a letter', () => {
    const changed = library((chapter) => {
      for (const one of pagesOf(chapter))
        one.content = `New first line.\n\n${one.content.replace('same', 'Same')}`;
    });
    expect(findMark(changed, highlight())).toMatchObject({ isThere: true, item: { itemId: 's1-c1-p1' } });
  });

  test('a mark in the current library follows its text to another page of the chapter', () => {
    const changed = library((chapter) => {
      for (const one of pagesOf(chapter)) one.content = one.pageNumber === 2 ? text : 'Something else.';
    });
    expect(findMark(changed, highlight())).toMatchObject({
      isThere: true,
      item: { place: { tab: 'explanation', topic: 1, page: 2 } },
    });
  });

  test('a mark in the current library reports that its text is gone, and its place while the page exists', () => {
    const changed = library((chapter) => {
      for (const one of pagesOf(chapter)) one.content = 'Something else.';
    });
    expect(findMark(changed, highlight())).toMatchObject({ isThere: false, item: { itemId: 's1-c1-p1' } });
    const without = library((chapter) => {
      chapter.topics = [];
      chapter.summaries = [];
    });
    expect(findMark(without, highlight())).toEqual({ isThere: false, item: null });
  });

  test('a mark in the current library still exists in a chapter that is not on this device', () => {
    openChapters({ missing: [chapterId] });
    expect(findMark(getLibrary(), highlight())).toEqual({ item: null, isThere: true });
  });

  test("a mark in the current library on a question is found after a word is corrected, though the question's id depends on its words", () => {
    const item = { about: 'question', chapterId } as const;
    const bookmark = newBookmark(
      { ...item, itemId: questionItem(chapterId, question) },
      'Which of these four flowers of the garden is red?',
    );
    const changed = library((chapter) => {
      for (const one of chapter.tests[0]?.questions ?? [])
        one.question = 'Which of these 4 flowers of the garden is **red**?';
    });
    expect(findMark(changed, kept(bookmark))).toMatchObject({
      isThere: true,
      item: { place: { tab: 'quiz' } },
    });
    const gone = library((chapter) => {
      chapter.tests = [];
    });
    expect(findMark(gone, kept(bookmark))).toEqual({ isThere: false, item: null });
  });

  test("a mark in the current library is found in all texts of a question: two statements, the solution, a case's passage", () => {
    const statements = {
      assertion: 'Copper conducts a current well.',
      reason: 'It has electrons that are free.',
    };
    const itsCase = { passage: 'A farmer sows wheat in the cold months.', ask: 'Which season is that?' };
    const shown = library((chapter) => {
      const [test] = chapter.tests;
      const [one, other] = test?.questions ?? [];
      if (!test || !one || !other) throw new Error('no questions');
      test.questions = [
        { ...one, kind: 'assertionReason', statements, question: 'Assertion (A): …' },
        {
          ...other,
          kind: 'case',
          case: itsCase,
          question: caseText(itsCase),
          explanation: 'It is the rabi.',
        },
      ];
    });
    const isThere = (question: string, quote: Mark['quote']) => {
      const itemId = questionItem(chapterId, { question });
      return findMark(shown, highlight({ markId: quote.exact, about: 'question', itemId, quote })).isThere;
    };
    const acrossBoth = {
      exact: 'current well. It has electrons',
      prefix: 'Copper conducts a ',
      suffix: ' that are free.',
    };
    expect(isThere('Assertion (A): …', acrossBoth)).toBe(true);
    const pastTheAsk = { exact: 'is that? It is', prefix: 'Which season ', suffix: ' the rabi.' };
    expect(isThere(caseText(itsCase), pastTheAsk)).toBe(true);
    expect(
      isThere(itsCase.passage, {
        exact: 'wheat',
        prefix: 'A farmer sows ',
        suffix: ' in the cold months.',
      }),
    ).toBe(true);
  });

  test('a mark in the current library is found in a written question across its parts', () => {
    const shown = library((chapter) => {
      chapter.written = [aOrB];
    });
    const quote = { exact: 'salt: Name its', prefix: 'About ', suffix: ' ions.' };
    const across = { exact: 'ions. Why does', prefix: 'Name its ', suffix: ' it conduct in water?' };
    for (const one of [quote, across]) {
      const mark = highlight({ markId: one.exact, about: 'written', itemId: aOrB._id, quote: one });
      expect(findMark(shown, mark)).toMatchObject({ isThere: true, item: { itemId: aOrB._id } });
    }
  });

  test('a mark in the current library links to its screen when it has a place there: on a page', () => {
    expect(hasPlaceOnScreen(highlight())).toBe(true);
    expect(hasPlaceOnScreen(highlight({ about: 'question' }))).toBe(false);
    expect(hasPlaceOnScreen(highlight({ kind: 'bookmark' }))).toBe(false);
  });

  test('a mark in the current library is listed by subject and chapter in page order, and found by its words and note', () => {
    const all = [
      highlight({ markId: 'card', about: 'card', itemId: 's1-c1-f1', kind: 'bookmark', note: 'Ohm’s law' }),
      highlight({ markId: 'second', itemId: 's1-c1-p2', kind: 'bookmark' }),
      highlight({ markId: 'first', note: 'x² and more' }),
      highlight({ markId: 'lost', chapterId: 'no-more', itemId: 'no-more' }),
    ];
    const listed = listMarks(library(), all, 'Elsewhere');
    expect(
      listed.map(({ name, chapters }) => [
        name,
        ...chapters.map((chapter) => [chapter.name, ...chapter.marks.map(({ mark }) => mark.markId)]),
      ]),
    ).toEqual([
      ['Subject 1', ['Chapter 1', 'first', 'second', 'card']],
      ['Elsewhere', ['Elsewhere', 'lost']],
    ]);
    const ids = (words: string) => searchMarks(all, words).map(({ markId }) => markId);
    expect(ids('X2 more')).toEqual(['first']);
    expect(ids('ohm')).toEqual(['card']);
    expect(ids('v/r current')).toHaveLength(4);
    expect(ids('nothing of it')).toEqual([]);
  });
});
