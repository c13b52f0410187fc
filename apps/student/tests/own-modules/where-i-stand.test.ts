import '../device-databases.ts';
import type { FirstAnswers } from '@repo/contracts/first-answers';
import type { Question } from '@repo/contracts/tests';
import { dayOf, itemHash, questionItem } from '@repo/revision/memory';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { clearStudent } from '#src/platform/storage/clear-student.ts';
import { reviewCard } from '#src/study/cards/review-card.ts';
import { whereIStand } from '#src/study/forecast/estimate.ts';
import {
  firstOfAll,
  type MetQuestion,
  notedAnswers,
  noteFirstAnswers,
} from '#src/study/forecast/noted-answers.ts';
import { createPause } from '#src/study/forecast/slices.ts';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import { questionsOf } from '../practice-app.tsx';
import { libraryWith, sciencePaper } from '../standing-library.ts';
import { makeUser } from '../users.ts';

/** Another student in each test, because stored reviews survive between tests. */
let user = makeUser({ plan: 'Pro' });
let count = 0;
const dayMs = 24 * 3_600_000;
const now = Date.parse('2026-12-01T10:00:00+05:30');
const atOnce = async () => {};

beforeEach(() => {
  user = makeUser({ plan: 'Pro', id: `student-${++count}` });
  vi.useFakeTimers({ toFake: ['Date'], now });
  setCredentials(user, 'secret');
});

describe('the first answer', () => {
  const met = (item: string, isRight: boolean | null, atMs = now): MetQuestion => ({
    ...{ chapterId: 's1-c1', item: itemHash(item), isRight, atMs },
  });
  const question = { question: 'Asked', options: ['a', 'b'], correctAnswer: 1 };
  const answer = (given: number, more: Partial<Question> = {}) =>
    noteMistakes(user, [
      { chapterId: 's1-c1', question: { ...question, difficulty: 'easy', ...more }, given },
    ]);
  const outcomes = (all: readonly MetQuestion[]) => all.map(({ isRight }) => isRight);

  test('the first answer of a quiz, practice or paper is stored synchronously, and a repeat changes nothing', async () => {
    const noting = answer(0);
    expect(outcomes(notedAnswers(user.id))).toEqual([false]);
    await noting;
    await answer(question.correctAnswer);
    expect(notedAnswers(user.id)).toEqual([
      { chapterId: 's1-c1', item: questionItem('s1-c1', question), isRight: false, atMs: now },
    ]);
  });

  test('the first answer counts as given when the question was left open', async () => {
    await answer(-1);
    await answer(question.correctAnswer);
    expect(outcomes(notedAnswers(user.id))).toEqual([null]);
  });

  test('the first answer to extra content does not count', async () => {
    await answer(0, { isExtra: true });
    expect(notedAnswers(user.id)).toEqual([]);
  });

  test("the first answer is this device's or the server's, whichever was earlier", () => {
    noteFirstAnswers(user.id, [met('here', false, now - dayMs), met('there', true), met('alone', true)]);
    const firsts = firstOfAll(user.id, [met('here', true), met('there', false, now - dayMs)]);
    const outcomeOf = (item: string) => firsts.find((one) => one.item === itemHash(item))?.isRight;
    expect(['here', 'there', 'alone'].map(outcomeOf)).toEqual([false, false, true]);
    expect(firsts).toHaveLength(3);
  });

  test('the first answer is stored here only until the server returns the same', () => {
    noteFirstAnswers(user.id, [met('quiz', true), met('practice', true)]);
    firstOfAll(user.id, [met('quiz', true, now + 1_000)]);
    expect(notedAnswers(user.id)).toEqual([met('practice', true)]);
  });

  test("the first answer is not another student's after a logout, and invalid data is ignored", () => {
    noteFirstAnswers(user.id, [met('quiz', true)]);
    expect(notedAnswers('u2')).toEqual([]);
    const [name = ''] = Object.keys(localStorage).filter((key) => key.includes('first-answers-'));
    clearStudent(user.id);
    expect(localStorage.getItem(name)).toBeNull();
    localStorage.setItem(name, '{"version":1,"chapters":{"c":[3]}}');
    expect(notedAnswers(user.id)).toEqual([]);
  });
});

describe('where a student stands', () => {
  /** First answers in the chapter as from the server: this many, of which this many right. */
  const told = (
    chapterId: string,
    count: number,
    right: number,
    days = 1,
  ): FirstAnswers['chapters'][number] => ({
    ...{ chapterId, isBegun: true, isFinished: true, readDays: [] },
    written: [],
    answers: Array.from({ length: count }, (_, at) => ({
      item: itemHash(`${chapterId} ${at}`),
      isRight: at < right,
      atMs: now - days * dayMs,
    })),
  });
  const much = { chapters: ['s1-c1', 's1-c2', 's2-c1'].map((id) => told(id, 20, 14)) };
  const stand = (answers: FirstAnswers, pause = atOnce) => whereIStand(user.id, getLibrary(), answers, pause);
  beforeEach(() => {
    libraryWith([sciencePaper()]);
  });

  test('the forecast screen shows a range of marks, the units with the biggest gain, and levels of subjects and chapters', async () => {
    const [science, others] = await stand(much);
    if (science?.forecast?.kind !== 'marks') throw new Error('no figure');
    const { low, middle, high, outOf } = science.forecast;
    expect([low <= middle, middle <= high, outOf]).toEqual([true, true, 80]);
    expect(science.gains.map(({ unitId }) => unitId)).toContain('Matter');
    expect(science.subjects.map(({ name, chapters }) => [name, chapters.length])).toEqual([
      ['Subject 1', 2],
      ['Subject 2', 1],
    ]);
    expect(science.subjects[0]?.chapters[0]).toMatchObject({ name: 'Chapter 1', level: 'learning' });
    expect(others?.forecast).toBeNull();
    expect(others?.subjects.map(({ level }) => level)).toEqual(['new', 'new']);
  });

  test('where a student stands is the same all day', async () => {
    expect(await stand(much)).toEqual(await stand(much));
  });

  test('where a student stands is unknown before enough answers, and says how many are missing in which unit', async () => {
    const [science] = await stand({ chapters: [told('s2-c1', 12, 12)] });
    expect(science?.forecast).toEqual({ kind: 'notYet', answersMissing: 28, unitId: 'Matter' });
  });

  test('where a student stands counts the written answers of a whole paper: 20 checked and 19 ticked answers are enough', async () => {
    const written = (chapterId: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ writtenId: `${chapterId} ${at}`, halves: 4, outOfHalves: 6, atMs: now - dayMs },
      }));
    const paper = [told('s1-c1', 10, 7), told('s2-c1', 10, 7)];
    const [before] = await stand({ chapters: paper });
    expect(before?.forecast).toMatchObject({ kind: 'notYet', answersMissing: 20 });
    const chapters = paper.map((chapter) => ({ ...chapter, written: written(chapter.chapterId, 10) }));
    const [after] = await stand({ chapters });
    expect(after?.forecast?.kind).toBe('marks');
  });

  test('where a student stands counts practice that the server does not know, once', async () => {
    const missing = async () => {
      const [science] = await stand({ chapters: [told('s1-c1', 12, 12)] });
      return science?.forecast?.kind === 'notYet' ? science.forecast.answersMissing : null;
    };
    expect(await missing()).toBe(28);
    const asked = questionsOf('Practised', 4).map((question) => ({ chapterId: 's1-c2', question, given: 1 }));
    await noteMistakes(user, asked);
    expect(await missing()).toBe(24);
    await noteMistakes(user, asked);
    expect(await missing()).toBe(24);
  });

  test('where a student stands falls as the cards of its chapters are forgotten', async () => {
    for (const chapterId of ['s1-c1', 's1-c2']) {
      const item = itemHash(`${chapterId}-f1`);
      await reviewCard(user.id, { kind: 'review', grade: 1, item, chapterId });
    }
    vi.setSystemTime(now + 300 * dayMs);
    const lostBy = async (userId: string) => {
      const [science] = await whereIStand(userId, getLibrary(), much, atOnce);
      return science?.gains.find(({ unitId }) => unitId === 'Matter')?.marks ?? 0;
    };
    expect(await lostBy(user.id)).toBeGreaterThan(await lostBy('who-has-no-cards'));
  });

  test('where a student stands is learning in a chapter with a graded card', async () => {
    const item = itemHash('s3-c1-f1');
    await reviewCard(user.id, { kind: 'review', grade: 3, item, chapterId: 's3-c1' });
    const [, others] = await stand({ chapters: [] });
    const levels = others?.subjects.flatMap(({ chapters }) => chapters.map(({ id, level }) => [id, level]));
    expect(Object.fromEntries(levels ?? [])).toMatchObject({ 's3-c1': 'learning', 's3-c2': 'new' });
  });

  test('where a student stands gives less weight to answers of the reading day', async () => {
    const readDays = [dayOf(now - dayMs)];
    const middleOf = async (chapters: FirstAnswers['chapters']) => {
      const [science] = await stand({ chapters });
      return science?.gains.reduce((sum, { marks }) => sum + marks, 0) ?? 0;
    };
    const all = ['s1-c1', 's1-c2', 's2-c1'].map((id) => told(id, 14, 14));
    const justRead = await middleOf(all.map((chapter) => ({ ...chapter, readDays })));
    expect(justRead).toBeGreaterThanOrEqual(await middleOf(all));
  });

  test('where a student stands is calculated in slices that let other tasks run', async () => {
    const looks = [0];
    const rest = vi.fn(async () => {});
    // Each read of this clock returns 20 ms more.
    await stand(
      much,
      createPause(() => looks.push(0) * 20, rest),
    );
    expect(rest.mock.calls.length).toBeGreaterThan(20);
    rest.mockClear();
    await stand(
      much,
      createPause(() => 0, rest),
    );
    expect(rest).not.toHaveBeenCalled();
  });
});
