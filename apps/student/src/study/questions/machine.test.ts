import { describe, expect, test } from 'vitest';
import {
  notStarted,
  passedMark,
  type QuizEvent,
  type QuizState,
  quizReducer,
  secondsLeft,
} from './machine.ts';

const t0 = 1_000_000;
const begin: QuizEvent = { type: 'start', questionCount: 3, timeLimitMinutes: 10, nowMs: t0 };
const play = (...events: QuizEvent[]): QuizState => events.reduce(quizReducer, notStarted);
const choose = (option: number): QuizEvent => ({ type: 'choose', option });
const next: QuizEvent = { type: 'next' };
const previous: QuizEvent = { type: 'previous' };
const finish = (seconds: number): QuizEvent => ({ type: 'finish', nowMs: t0 + seconds * 1000 });

describe('the quiz', () => {
  test('the quiz starts at the first question, unanswered, with the full time', () => {
    expect(play(begin)).toEqual({
      phase: 'inProgress',
      index: 0,
      answers: [-1, -1, -1],
      startedAtMs: t0,
      deadlineMs: t0 + 600_000,
    });
  });

  test('the quiz does not start if it has no questions', () => {
    expect(play({ ...begin, questionCount: 0 })).toEqual(notStarted);
  });

  test('the quiz goes to the next question only when answered, and back without losing answers', () => {
    expect(play(begin, next)).toMatchObject({ index: 0 });
    expect(play(begin, choose(2), next)).toMatchObject({ index: 1, answers: [2, -1, -1] });
    expect(play(begin, choose(2), next, previous)).toMatchObject({ index: 0, answers: [2, -1, -1] });
    expect(play(begin, previous)).toMatchObject({ index: 0 });
  });

  test('the quiz lets an answer be changed', () => {
    expect(play(begin, choose(2), choose(0))).toMatchObject({ answers: [0, -1, -1] });
  });

  test('the quiz counts a typed text as answered, whether it matches an option or not', () => {
    const type = (text: string | null, option: number): QuizEvent => ({
      ...{ type: 'type', at: 0, text, option },
      unread: null,
    });
    expect(play(begin, type('99', -1), next, type('99', -1))).toMatchObject({ typed: ['99', null, null] });
    expect(play(begin, type('99', -1), next)).toMatchObject({ index: 1, typed: ['99', null, null] });
    expect(play(begin, type('12', 2), next)).toMatchObject({ answers: [2, -1, -1], index: 1 });
    expect(play(begin, type('12', 2), type(null, -1), next)).toMatchObject({
      answers: [-1, -1, -1],
      index: 0,
    });
    expect(play(begin, type('12', 2), choose(1))).toMatchObject({
      answers: [1, -1, -1],
      typed: [null, null, null],
    });
    const tick: QuizEvent = { type: 'tick', nowMs: t0 + 600_000 };
    expect(play(begin, type('99', -1), tick)).toMatchObject({ phase: 'results', typed: ['99', null, null] });
  });

  test('the quiz stores a text that cannot be read without counting it as answered, until an option is chosen', () => {
    const unread: QuizEvent = { type: 'type', at: 0, text: null, option: -1, unread: '12 apples' };
    expect(play(begin, unread, next)).toMatchObject({ index: 0, unread: ['12 apples', null, null] });
    expect(play(begin, unread, choose(1))).toMatchObject({ unread: [null, null, null] });
    const kept = { index: 0, answers: [-1], unread: ['12 apples'], startedAtMs: t0, deadlineMs: t0 + 1 };
    expect(play({ type: 'resume', kept, nowMs: t0 })).toMatchObject({ unread: ['12 apples'] });
    expect(play({ type: 'resume', kept, nowMs: t0 + 1 })).toMatchObject({ unread: ['12 apples'] });
  });

  test('the quiz finishes on the last question once it is answered', () => {
    const third = [begin, choose(0), next, choose(1), next];
    expect(play(begin, choose(0), finish(5))).toMatchObject({ phase: 'inProgress', index: 0 });
    expect(play(...third, finish(5))).toMatchObject({ phase: 'inProgress', index: 2 });
    expect(play(...third, next)).toMatchObject({ index: 2 });
    expect(play(...third, choose(3), finish(83.4))).toEqual({
      phase: 'results',
      answers: [0, 1, 3],
      timeTakenSeconds: 83,
      isTimeUp: false,
    });
  });

  test('the quiz ends when time is up, with -1 for unanswered questions', () => {
    expect(play(begin, { type: 'tick', nowMs: t0 + 599_999 })).toMatchObject({ phase: 'inProgress' });
    expect(play(begin, choose(1), next, { type: 'tick', nowMs: t0 + 600_000 })).toEqual({
      phase: 'results',
      answers: [1, -1, -1],
      timeTakenSeconds: 600,
      isTimeUp: true,
    });
  });

  test('the quiz reports at most the time limit after the tab slept', () => {
    expect(play(begin, { type: 'tick', nowMs: t0 + 9_000_000 })).toMatchObject({ timeTakenSeconds: 600 });
  });

  test('the quiz reports no negative time when the clock was set back', () => {
    expect(
      play({ ...begin, questionCount: 1 }, choose(0), { type: 'finish', nowMs: t0 - 5000 }),
    ).toMatchObject({ timeTakenSeconds: 0 });
  });

  describe('that was cut off', () => {
    const kept = { index: 1, answers: [2, -1, -1], startedAtMs: t0, deadlineMs: t0 + 600_000 };
    const resumeAt = (seconds: number): QuizEvent => ({ type: 'resume', kept, nowMs: t0 + seconds * 1000 });

    test('the quiz that was cut off continues at its question, with its answers and remaining time', () => {
      expect(play(resumeAt(240))).toEqual({ phase: 'inProgress', ...kept });
    });

    test('the quiz that was cut off is over when its time ran out meanwhile', () => {
      expect(play(resumeAt(600))).toEqual({
        phase: 'results',
        answers: [2, -1, -1],
        timeTakenSeconds: 600,
        isTimeUp: true,
      });
    });

    test('the quiz that was cut off caps the remaining time when the clock was set back', () => {
      expect(play(resumeAt(-3_000))).toMatchObject({ deadlineMs: t0 - 3_000_000 + 600_000 });
    });

    test('the quiz that was cut off does not replace a running one', () => {
      const running = play(begin, choose(1));
      expect(quizReducer(running, resumeAt(10))).toBe(running);
    });
  });

  test('the quiz keeps its results until it is retaken, which resets everything', () => {
    const over = play({ ...begin, questionCount: 1 }, choose(0), finish(1));
    expect(quizReducer(over, choose(1))).toBe(over);
    expect(quizReducer(over, begin)).toBe(over);
    expect(quizReducer(over, { type: 'retake' })).toEqual(notStarted);
    expect(quizReducer(play(begin, choose(1)), { type: 'retake' })).toEqual(notStarted);
  });
});

describe('the clock', () => {
  test('the clock rounds up and stops at 0', () => {
    expect(secondsLeft(t0 + 10_000, t0)).toBe(10);
    expect(secondsLeft(t0 + 10_000, t0 + 1)).toBe(10);
    expect(secondsLeft(t0 + 10_000, t0 + 9_001)).toBe(1);
    expect(secondsLeft(t0, t0 + 5)).toBe(0);
  });

  test('the clock speaks at 5:00, 1:00 and 0:10 and at no other second', () => {
    const spoken = [];
    for (let second = 600; second > 0; second--) {
      const mark = passedMark(second, second - 1);
      if (mark !== null) spoken.push(mark);
    }
    expect(spoken).toEqual([300, 60, 10]);
  });

  test('the clock announces only the last mark after a sleep, and none at or below which the quiz started', () => {
    expect(passedMark(400, 30)).toBe(60);
    expect(passedMark(60, 59)).toBeNull();
    expect(passedMark(300, 299)).toBeNull();
  });
});
