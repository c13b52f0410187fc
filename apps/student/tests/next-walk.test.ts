import { nextCopy } from 'virtual:messages/next';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { paperToSit } from '#src/study/exam-plan/paper-to-sit.ts';
import { type Done, stepIn } from '#src/study/next/chapter-path.ts';
import { type Ending, type NextThing, nextThing, studyTasks } from '#src/study/next/next-thing.ts';
import { type Offers, type ToDo, thingsToDo } from '#src/study/next/to-do.ts';
import { targetOf } from '#src/study/next/to-do-view.tsx';
import { openChapters } from './chapter-library.ts';
import { type RandomStudent, randomStudent } from './random-student.ts';
import { sciencePaper } from './standing-library.ts';

const now = new Date('2027-01-10T10:00:00+05:30');
const paper = sciencePaper({ minutes: 180, readingMinutes: 15 });

const keyOf = (one: ToDo) => `${one.verb} ${'chapter' in one ? one.chapter._id : ''}`;
const plus = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);

/** A student who always does what Home suggests first. */
function walkOf(who: RandomStudent) {
  let locked = who.isSuper ? [] : who.locked;
  const daysLeft = who.daysLeft !== null && who.daysLeft > 0 ? who.daysLeft : null;
  openChapters({ locked, bare: who.bare });
  let offers: Omit<Offers, 'study'> = {
    inHand: who.inHand && { verb: who.inHand },
    due: who.due > 0 ? { verb: 'revise', count: who.due, kinds: 'cards', subjectName: 'Subject 1' } : null,
    paper: who.isSuper ? paperToSit([paper], [], () => daysLeft, now) : null,
    unit: null,
  };
  let done: Done = {
    completed: new Set(who.completed),
    quizzes: new Map([
      ...who.failed.map((id) => [id, false] as const),
      ...who.passed.map((id) => [id, true] as const),
    ]),
    cards: new Set(who.cards),
    written: new Set(who.written),
    ...{ currentId: who.currentId, lastReadId: who.currentId, rereadId: null, isSuper: who.isSuper },
    canClaim: !who.isSuper && !who.hasClaimed && who.network === 'online',
    invites: { accepted: who.accepted, hasUnlock: who.accepted === 5 },
  };
  const unlock = (id: string | undefined) => {
    locked = locked.filter((one) => one !== id);
    openChapters({ locked, bare: who.bare });
  };
  const luck = [...who.luck];
  const study = () => studyTasks(getLibrary(), done);
  return {
    study,
    known: () => done,
    home: () => thingsToDo({ ...offers, study: study() }, daysLeft !== null && daysLeft <= 14),
    /** Does a task as the app records it. @returns what ended */
    perform(task: ToDo): Ending {
      if (task.verb === 'claim') {
        unlock(locked.find((id) => id.startsWith(task.subjectId)));
        done = { ...done, canClaim: false };
      }
      if (task.verb === 'unlock') {
        unlock(locked[0]);
        done = { ...done, invites: { accepted: 0, hasUnlock: false } };
      }
      if (task.verb === 'paperRunning' || task.verb === 'paperToMark') offers = { ...offers, inHand: null };
      if (task.verb === 'paper') offers = { ...offers, paper: null };
      if (task.verb === 'revise') offers = { ...offers, due: null };
      if (!('chapter' in task)) return { kind: 'other' };
      const chapterId = task.chapter._id;
      done = { ...done, currentId: chapterId };
      if (task.verb === 'continue' || task.verb === 'next' || task.verb === 'notes') {
        done = {
          ...done,
          completed: plus(done.completed, chapterId),
          lastReadId: chapterId,
          rereadId: chapterId,
        };
        return { kind: 'chapterFinished', chapterId };
      }
      if (task.verb === 'quiz') {
        const [isPassed, hasMistakes] = luck.pop() ?? [true, false];
        done = { ...done, quizzes: new Map(done.quizzes).set(chapterId, isPassed), rereadId: null };
        if (hasMistakes && isPassed && who.isSuper)
          offers = { ...offers, due: { verb: 'revise', count: 1, kinds: 'questions', subjectName: '' } };
        return isPassed
          ? { kind: 'quizPassed', chapterId, hasMistakes: hasMistakes && who.isSuper }
          : { kind: 'quizFailed', chapterId };
      }
      if (task.verb === 'cards') {
        done = { ...done, cards: plus(done.cards, chapterId) };
        return { kind: 'cardsThrough', chapterId };
      }
      done = { ...done, written: plus(done.written, chapterId) };
      return { kind: 'other' };
    },
  };
}

/** Checks that the task's card leads to an open screen. */
function expectWayOn(task: ToDo): void {
  expect(nextCopy.label[task.verb]).toBeTruthy();
  expect(nextCopy.button[task.verb]).toBeTruthy();
  if (task.verb !== 'super') expect(targetOf(task as never).to).toMatch(/^\//);
  if ('chapter' in task) expect(getLibrary().isChapterLocked(task.chapter._id)).toBe(false);
}

const begins = (task: NextThing | undefined) => task?.verb === 'next' && task;

// docs/product/screens.md#what-next
const comesToTheEnd = (numRuns: number) =>
  fc.assert(
    fc.property(randomStudent, (who) => {
      const walk = walkOf(who);
      const limit = 6 * 4 + who.luck.length * 2 + 10;
      for (let turn = 0; turn < limit; turn++) {
        const [task] = walk.home();
        if (!task) throw new Error('Home has nothing to say');
        expectWayOn(task);
        const current = getLibrary().findChapter(walk.known().currentId);
        if (current && !current.isLocked && begins(walk.study()[0]))
          expect([null, 'next'], 'a chapter begins before the last one ended').toContain(
            stepIn(getLibrary(), walk.known(), current)?.verb ?? null,
          );
        if (task.verb === 'practise' || task.verb === 'invite' || task.verb === 'super') return;
        const ending = walk.perform(task);
        const { step, tasks } = nextThing(getLibrary(), walk.known(), ending);
        const home = walk.home();
        if (step?.verb === 'mistakes') expect(home.map(({ verb }) => verb)).toContain('revise');
        else if (step) expect(home.map(keyOf), 'the ending and Home').toContain(keyOf(step));
        expect(tasks.map(keyOf), 'the ending and Home').toEqual(walk.study().map(keyOf));
        expect(home[0] && keyOf(home[0]), 'the same task again').not.toBe(keyOf(task));
      }
      throw new Error('the walk does not end');
    }),
    { numRuns },
  );

test('a student who follows Home completes all chapters, and no two screens suggest different tasks', () =>
  comesToTheEnd(100));
test('each of hundreds of students who follow Home completes all chapters', { tags: ['nightly'] }, () =>
  comesToTheEnd(500),
);
