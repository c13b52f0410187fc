import { beforeEach, describe, expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import type { Done } from '#src/study/next/chapter-path.ts';
import { type Ending, type NextThing, nextThing, studyTasks } from '#src/study/next/next-thing.ts';
import { openChapters } from './chapter-library.ts';

const every = ['s1-c1', 's1-c2', 's1-c3', 's2-c1', 's2-c2', 's2-c3'];
const passed = (...ids: string[]) => new Map(ids.map((id) => [id, true]));
const done = (more: Partial<Done> = {}): Done => ({
  ...{ completed: new Set(), quizzes: new Map(), cards: new Set(), written: new Set() },
  ...{ currentId: null, lastReadId: null, rereadId: null },
  ...{ isSuper: false, canClaim: false, invites: { accepted: 0, hasUnlock: false } },
  ...more,
});
/** Every chapter is read, tested and revised. */
const through = (...ids: string[]): Partial<Done> => ({
  ...{ completed: new Set(ids), quizzes: passed(...ids), cards: new Set(ids) },
});

/**
 * A step as a string: 'next s1-c2', 'quiz s1-c1 quiz', 'claim s1' or 'invite'; names the tab unless it is the
 * notes.
 */
function said(next: NextThing | null | undefined): string {
  if (!next) return 'nothing';
  if (next.verb === 'claim') return `claim ${next.subjectId}`;
  if (!('chapter' in next)) return next.verb;
  const tab = next.tab === 'explanation' ? '' : ` ${next.tab}`;
  return `${next.verb} ${next.chapter._id}${tab}`;
}

const say = (ending: Ending, known: Done) => {
  const { step, tasks } = nextThing(getLibrary(), known, ending);
  return said(step ?? tasks[0]);
};
const onHome = (known: Partial<Done>) => studyTasks(getLibrary(), done(known)).map(said);
const at = (
  kind: 'lastPage' | 'chapterFinished' | 'summaryEnd' | 'quizFailed' | 'mistakesOver' | 'cardsThrough',
) => ({
  ...{ kind, chapterId: 's1-c1' },
});
const quizPassed = (hasMistakes = false): Ending => ({ kind: 'quizPassed', chapterId: 's1-c1', hasMistakes });

beforeEach(() => openChapters());

// docs/product/screens.md#what-next
describe('the path through a chapter', () => {
  const read = { completed: new Set(['s1-c1']) };
  test.each<[string, Ending, Partial<Done>, string]>([
    ['the last page leads to the quiz', at('lastPage'), {}, 'quiz s1-c1 quiz'],
    ['the finish leads to the quiz, not to the next chapter', at('chapterFinished'), {}, 'quiz s1-c1 quiz'],
    ['a failed quiz leads to the notes', at('quizFailed'), read, 'notes s1-c1'],
    [
      'notes read again lead back to the failed quiz',
      at('chapterFinished'),
      { ...read, quizzes: new Map([['s1-c1', false]]) },
      'quiz s1-c1 quiz',
    ],
    ['a passed quiz leads to what went wrong', quizPassed(true), read, 'mistakes s1-c1 quiz'],
    [
      'redone mistakes lead to the cards',
      at('mistakesOver'),
      { ...read, quizzes: passed('s1-c1') },
      'cards s1-c1 flashcards',
    ],
    ['a quiz without mistakes leads to the cards', quizPassed(), read, 'cards s1-c1 flashcards'],
    [
      'only the cards lead to the next chapter',
      at('cardsThrough'),
      { ...read, quizzes: passed('s1-c1') },
      'next s1-c2',
    ],
    ['a quiz passed before the chapter was read leads to its notes', quizPassed(), {}, 'finish s1-c1'],
    ['cards before the chapter was read lead to its notes', at('cardsThrough'), {}, 'finish s1-c1'],
    ['the summary before the chapter was read leads to its notes', at('summaryEnd'), {}, 'finish s1-c1'],
    ['the summary of a read chapter leads to the quiz', at('summaryEnd'), read, 'quiz s1-c1 quiz'],
  ])('the path through a chapter %s', (_, ending, known, expected) => {
    expect(say(ending, done(known))).toBe(expected);
  });

  test('the path through a chapter is the same on Home: one chapter ends before the next begins', () => {
    const current = { currentId: 's1-c1', lastReadId: 's1-c1' };
    expect(onHome(current)[0]).toBe('continue s1-c1');
    expect(onHome({ ...current, ...read })[0]).toBe('quiz s1-c1 quiz');
    const failed = { ...current, ...read, quizzes: new Map([['s1-c1', false]]) };
    expect(onHome(failed)[0]).toBe('notes s1-c1');
    expect(onHome({ ...failed, rereadId: 's1-c1' })[0]).toBe('quiz s1-c1 quiz');
    expect(onHome({ ...current, ...read, quizzes: passed('s1-c1') })[0]).toBe('cards s1-c1 flashcards');
    expect(onHome({ ...current, ...through('s1-c1') })[0]).toBe('next s1-c2');
  });

  test('the path through a chapter is found without parsing any', () => {
    onHome(through('s1-c1'));
    const lists = ['topics', 'tests', 'flashcards', 'written'] as const;
    const pieces = every.flatMap((id) => lists.map((name) => getLibrary().pieceOf(name, id)));
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([]);
  });

  test('the path through a chapter begins with the notes of a chapter that is not on this device', () => {
    openChapters({ missing: every });
    expect(onHome({})[0]).toBe('next s1-c1');
    expect(say(at('lastPage'), done())).toBe('quiz s1-c1 quiz');
  });

  test('the path through a chapter is only the cards in a chapter without notes and quiz', () => {
    openChapters({ bare: ['s1-c1'] });
    expect(say(at('quizFailed'), done())).toBe('cards s1-c1 flashcards');
    expect(say(at('cardsThrough'), done())).toBe('next s1-c2');
  });
});

describe('after a chapter', () => {
  const ended = (...ids: string[]) => done({ ...through(...ids), currentId: 's1-c1' });
  test.each([
    ['the next unread one', ended('s1-c1', 's1-c2'), 'next s1-c3'],
    ['one that was skipped', done({ ...through('s1-c1', 's1-c3'), currentId: 's1-c3' }), 'next s1-c2'],
    ['one of another subject', ended('s1-c1', 's1-c2', 's1-c3'), 'next s2-c1'],
    ['what an earlier chapter lacks', { ...ended(...every), quizzes: passed('s1-c1') }, 'quiz s1-c2 quiz'],
    ['written questions', ended(...every), 'written s1-c1 quiz'],
    ['Super, if nothing is locked', { ...ended(...every), written: new Set(every) }, 'super'],
    ['practice with Super', { ...ended(...every), written: new Set(every), isSuper: true }, 'practise'],
  ])('the next task after a chapter is %s', (_, known, expected) => {
    expect(say({ kind: 'other' }, known)).toBe(expected);
  });

  test("the next task on the screen of a subject prefers the subject's own chapters", () => {
    const road: Ending = { kind: 'subject', subjectId: 's2' };
    expect(say(road, ended('s1-c1'))).toBe('next s2-c1');
    expect(say(road, ended('s2-c1', 's2-c2', 's2-c3'))).toBe('next s1-c1');
  });
});

describe('a lock', () => {
  const wall = { ...through('s1-c1'), currentId: 's1-c1' };
  test('a locked chapter is never the next task', () => {
    openChapters({ locked: ['s1-c2', 's1-c3', 's2-c1'] });
    expect(say({ kind: 'other' }, done(wall))).toBe('next s2-c2');
    openChapters({ locked: ['s1-c1'] });
    expect(say(at('quizFailed'), done())).toBe('next s1-c2');
  });

  test('when all other chapters are locked, the tasks are the free chapter, written questions, friends and Super, in this order', () => {
    openChapters({ locked: every.slice(1) });
    const free = { ...wall, canClaim: true };
    expect(onHome(free)).toEqual(['claim s1', 'written s1-c1 quiz', 'invite', 'super']);
    expect(onHome(wall)).toEqual(['written s1-c1 quiz', 'invite', 'super']);
    const friends = { accepted: 5, hasUnlock: true };
    expect(onHome({ ...wall, written: new Set(['s1-c1']), invites: friends })).toEqual(['unlock', 'super']);
  });
});
