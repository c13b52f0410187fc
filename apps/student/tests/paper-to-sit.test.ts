import { describe, expect, test } from 'vitest';
import type { LibraryChapter, LibraryPaper } from '#src/content/library/library.ts';
import { daysUntil, paperToSit } from '#src/study/exam-plan/paper-to-sit.ts';
import { type Offers, thingsToDo } from '#src/study/next/to-do.ts';

const now = new Date('2027-02-05T23:00:00+05:30');
const paper = (_id: string, unit = _id) =>
  ({
    ...{ _id, name: _id, minutes: 180, readingMinutes: 15, year: 2027 },
    units: [{ name: unit, marks: 80, chapterIds: [unit] }],
  }) as LibraryPaper;
const papers = [paper('science'), paper('maths'), paper('basic', 'maths'), paper('social')];
const sat = (paperId: string, day: string) => ({ paperId, createdAt: `2027-${day}T10:00:00.000Z` });
const next = (results: ReturnType<typeof sat>[], daysLeft: number | null = 10) =>
  paperToSit(papers, results, () => daysLeft, now)?.paper._id ?? null;

// docs/product/screens.md#what-next
test.each([
  [14, 'science'],
  [1, 'science'],
  [15, null],
  [null, null],
])('a board paper is offered in the last fourteen days: %s days before the exam %s', (daysLeft, expected) => {
  expect(next([], daysLeft)).toBe(expected);
});

test('a board paper is offered that was not taken yet, then the one taken longest ago', () => {
  expect(next([sat('science', '01-20')])).toBe('maths');
  expect(next([sat('science', '01-20'), sat('maths', '01-10'), sat('social', '01-15')])).toBe('maths');
  expect(
    next([sat('maths', '01-30'), sat('science', '01-20'), sat('maths', '01-10'), sat('social', '01-25')]),
  ).toBe('science');
});

test('a board paper with two levels is offered only at the level taken last, or else the first', () => {
  const others = [sat('science', '01-20'), sat('social', '01-25')];
  expect(next(others)).toBe('maths');
  expect(next([...others, sat('basic', '01-10')])).toBe('basic');
  expect(next([...others, sat('basic', '01-10'), sat('maths', '01-12')])).toBe('maths');
});

test('a board paper is offered again three days after any other', () => {
  expect(next([sat('science', '02-03')])).toBeNull();
  expect(next([sat('science', '02-02')])).toBe('maths');
});

test('a board paper is offered only when one exists', () => {
  expect(paperToSit([], [], () => 10, now)).toBeNull();
});

test('the days to an exam are calendar days in India, whatever the hour', () => {
  expect(daysUntil('2027-02-06', now)).toBe(1);
  expect(daysUntil('2027-02-15', new Date('2027-02-05T00:30:00+05:30'))).toBe(10);
});

test('the days to an exam are null from the exam day on', () => {
  expect(daysUntil('2027-02-05', now)).toBeNull();
  expect(daysUntil(null, now)).toBeNull();
});

describe('the order of tasks', () => {
  const due = { verb: 'revise', count: 12, kinds: 'cards', subjectName: 'Physics' } as const;
  const sitting = paperToSit(papers, [], () => 10, now);
  const chapter = (_id: string) => ({ _id, name: _id }) as LibraryChapter;
  const unit = {
    verb: 'unit',
    unit: 'Effects of Current',
    marks: 6,
    chapter: chapter('c1'),
    tab: 'quiz',
  } as const;
  const reading = (verb: 'continue' | 'next', id = 'c2') =>
    ({ verb, chapter: chapter(id), tab: 'explanation' }) as const;
  const verbs = ({ study = [], ...offers }: Partial<Offers>, areLastDays = false) =>
    thingsToDo({ inHand: null, due: null, paper: null, unit: null, study, ...offers }, areLastDays).map(
      ({ verb }) => verb,
    );

  test('the order of tasks starts with the unfinished paper, and offers no other', () => {
    const inHand = { verb: 'paperToMark' } as const;
    expect(verbs({ inHand, due, paper: sitting, study: [reading('next')] })).toEqual([
      'paperToMark',
      'revise',
      'next',
    ]);
  });

  test('the order of tasks starts with due reviews, then a paper', () => {
    const all = { due, paper: sitting, unit, study: [reading('next')] };
    expect(verbs(all)).toEqual(['revise', 'paper', 'unit', 'next']);
    expect(verbs({ paper: sitting, study: [reading('next')] })).toEqual(['paper', 'next']);
    expect(verbs({})).toEqual([]);
  });

  test('the order of tasks puts the biggest gain before a new chapter, and near the exam also before a begun one', () => {
    expect(verbs({ unit, study: [reading('next')] })).toEqual(['unit', 'next']);
    expect(verbs({ unit, study: [reading('continue')] })).toEqual(['continue', 'unit']);
    expect(verbs({ unit, study: [reading('continue')] }, true)).toEqual(['unit', 'continue']);
  });

  test('the order of tasks contains no chapter twice', () => {
    expect(verbs({ unit, study: [reading('continue', 'c1')] })).toEqual(['continue']);
    expect(verbs({ unit, study: [reading('next', 'c1')] })).toEqual(['unit']);
  });
});
