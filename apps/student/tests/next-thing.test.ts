import { beforeEach, describe, expect, test } from 'vitest';
import { getLibrary } from '#src/library/library.ts';
import { type Done, type Ending, type NextThing, nextThing } from '#src/next/next-thing.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { openLibrary } from './logged-in.ts';
import { makeUser } from './users.ts';

const question = { question: 'Q', options: ['a', 'b'], correctAnswer: 0, explanation: '' };

/** Two subjects of three chapters, 's1-c1' to 's2-c3', each with notes, summary, cards and a test. */
function openChapters(locked: readonly string[] = [], bare: readonly string[] = []): void {
  const reply = makeBulkReply();
  for (const chapter of reply.data.subjects.flatMap(({ chapters }) => chapters ?? [])) {
    chapter.isLocked = locked.includes(chapter._id);
    chapter.isAllContentAvailable = true;
    for (const one of chapter.tests ?? []) one.questions = [question] as never;
    if (bare.includes(chapter._id)) Object.assign(chapter, { topics: [], summaries: [], tests: [] });
  }
  openLibrary(makeUser(), reply);
}

const every = ['s1-c1', 's1-c2', 's1-c3', 's2-c1', 's2-c2', 's2-c3'];
const done = (completed: readonly string[] = [], more: Partial<Done> = {}): Done => ({
  completed: new Set(completed),
  lastChapterId: null,
  canClaim: false,
  ...more,
});

/** 'next s1-c2', 'quiz s1-c1 quiz', 'claim s1' or 'nothing'; the tab is named where it is not that of the notes. */
function said(next: NextThing | null): string {
  if (!next) return 'nothing';
  if (next.verb === 'claim') return `claim ${next.subjectId}`;
  const tab = next.tab === 'explanation' ? '' : ` ${next.tab}`;
  return `${next.verb} ${next.chapter._id}${tab}`;
}

const say = (ending: Ending, known: Done) => said(nextThing(getLibrary(), known, ending));
const at = (kind: Ending['kind'], chapterId = 's1-c1'): Ending => ({
  kind,
  subjectId: chapterId.slice(0, 2),
  chapterId,
});

beforeEach(() => openChapters());

describe('after', () => {
  test.each([
    ['a quiz that was passed, the notes are read to their end', at('quizPassed'), [], 'finish s1-c1'],
    ['a quiz that was passed in a finished chapter, the next one', at('quizPassed'), ['s1-c1'], 'next s1-c2'],
    ['a quiz that was not passed, the notes again', at('quizFailed'), [], 'notes s1-c1'],
    [
      'a quiz that was not passed in a finished chapter, its notes',
      at('quizFailed'),
      ['s1-c1'],
      'notes s1-c1',
    ],
    ['the last page, the quiz', at('lastPage'), [], 'quiz s1-c1 quiz'],
    ['the cards, the quiz', at('cardsThrough'), [], 'quiz s1-c1 quiz'],
    ['the summary, the quiz', at('summaryEnd'), [], 'quiz s1-c1 quiz'],
    ['a chapter, the next one', at('chapterFinished'), [], 'next s1-c2'],
    ['a chapter, the next one that is not finished', at('chapterFinished'), ['s1-c2'], 'next s1-c3'],
    ['the last chapter, one that was passed over', at('chapterFinished', 's1-c3'), ['s1-c1'], 'next s1-c2'],
    ['the whole of a subject, another one', at('chapterFinished', 's1-c3'), ['s1-c1', 's1-c2'], 'next s2-c1'],
    ['everything, nothing', at('chapterFinished'), every, 'nothing'],
    [
      'a subject, another one',
      { kind: 'subjectFinished', subjectId: 's1' } as const,
      every.slice(0, 3),
      'next s2-c1',
    ],
    [
      'the last subject, the first',
      { kind: 'subjectFinished', subjectId: 's2' } as const,
      every.slice(3),
      'next s1-c1',
    ],
    ['a payment, the first chapter', { kind: 'paid' } as const, [], 'next s1-c1'],
    ['a payment that failed, the same', { kind: 'paymentFailed' } as const, ['s1-c1'], 'next s1-c2'],
    ['a practice, what was weakest in it', at('practiceOver', 's2-c2'), every, 'notes s2-c2'],
    ['a practice without a fault, what is to be read', { kind: 'practiceOver' } as const, [], 'next s1-c1'],
    ['written answers, what was weakest in them', at('writtenOver', 's2-c2'), [], 'notes s2-c2'],
    ['a paper, what is to be read', { kind: 'paperMarked' } as const, [], 'next s1-c1'],
  ])('%s', (_, ending, completed, expected) => {
    expect(say(ending, done(completed))).toBe(expected);
  });

  test('a payment comes the chapter last read, unless it is completed', () => {
    expect(say({ kind: 'paid' }, done([], { lastChapterId: 's2-c2' }))).toBe('continue s2-c2');
    expect(say({ kind: 'paid' }, done(['s2-c2'], { lastChapterId: 's2-c2' }))).toBe('next s2-c3');
    expect(say({ kind: 'paid' }, done([], { lastChapterId: 'taken-back' }))).toBe('next s1-c1');
  });
});

describe('a lock', () => {
  test.each(['chapterFinished', 'quizPassed', 'paid', 'practiceOver'] as const)(
    'is never next: %s',
    (kind) => {
      openChapters(['s1-c2', 's1-c3', 's2-c1']);
      const place = kind === 'paid' ? {} : { subjectId: 's1', chapterId: 's1-c1' };
      const known = done(['s1-c1'], { lastChapterId: 's1-c1' });
      const expected = kind === 'practiceOver' ? 'notes s1-c1' : 'next s2-c2';
      expect(say({ kind, ...place }, known)).toBe(expected);
    },
  );

  test('on the chapter itself leads to the next open one', () => {
    openChapters(['s1-c1']);
    for (const kind of ['quizFailed', 'lastPage', 'cardsThrough'] as const)
      expect(say(at(kind), done())).toBe('next s1-c2');
    expect(say({ kind: 'paid' }, done([], { lastChapterId: 's1-c1' }))).toBe('next s1-c2');
  });

  test('on everything left leads to the free chapter, if available and online', () => {
    openChapters(every.slice(1));
    expect(say(at('chapterFinished'), done([], { canClaim: true }))).toBe('claim s1');
    expect(say(at('chapterFinished'), done())).toBe('nothing');
  });
});

describe('a chapter without notes', () => {
  test('or tests is skipped', () => {
    openChapters([], ['s1-c1']);
    expect(say(at('quizFailed'), done())).toBe('flashcards s1-c1 flashcards');
    expect(say(at('quizPassed'), done())).toBe('next s1-c2');
    expect(say(at('cardsThrough'), done())).toBe('next s1-c2');
  });
});
