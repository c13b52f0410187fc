import { brand } from '@repo/contracts/brand';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRun, readRun, type WrittenRun } from '#src/features/practice/written/kept-run.ts';
import {
  forgetAttempt,
  type KeptAttempt,
  keepAttempt,
  readAttempts,
} from '#src/study/questions/kept-attempts.ts';
import {
  forgetPractice,
  type KeptPractice,
  keepPractice,
  readPractice,
} from '#src/study/questions/kept-practice.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';

const words = 'Why does iron rust in moist air?';
const places = [{ chapterId: 'c', chapterName: 'Metals', subjectId: 's', subjectName: 'Science' }];
const question = { question: words, options: ['Water', 'Light'], correctAnswer: 0, difficulty: 'easy' };

const quiz = {
  attemptId: 'first',
  test: { _id: 't', chapterId: 'c', title: 'Metals', questions: [question, question] },
  contentTimestamp: null,
  ...{ answers: [-1, -1], index: 0, startedAtMs: 1_000, deadlineMs: 601_000 },
} as unknown as KeptAttempt;
const practice = {
  set: { questions: [question, question], places },
  ...{ answers: [-1, -1], index: 0, startedAtMs: 1_000, deadlineMs: Number.POSITIVE_INFINITY },
} as unknown as KeptPractice;
const written = {
  sources: [{ question: { _id: 'w1', alternatives: [{ question: words }] }, contentTimestamp: null }],
  ...{ places, marks: [null], index: 0 },
} as unknown as WrittenRun;

const answers = { answers: [1, -1], index: 1 };
const quizNow = { ...quiz, ...answers };
/** What local storage holds of a new browser. */
let local: QuotaStorage;
/** Simulates closing the tab: session storage is lost. */
const closeTab = () => sessionStorage.clear();
const ofSize = (chars?: number) => {
  local = new QuotaStorage(chars);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => local);
};
let students = 0;
let student = '';
beforeEach(() => {
  student = `runner${++students}`;
  ofSize();
});

describe.each([
  {
    ...{ kind: 'a quiz', key: 'quiz-', part: '-t', run: quiz, now: quizNow },
    keep: (run: object) => keepAttempt(student, run as KeptAttempt),
    read: () => readAttempts(student)[0] ?? null,
    forget: () => forgetAttempt(student, quiz),
  },
  {
    ...{ kind: 'a practice', key: 'practice-', part: '', run: practice, now: { ...practice, ...answers } },
    keep: (run: object) => keepPractice(student, run as KeptPractice),
    read: () => readPractice(student),
    forget: () => forgetPractice(student),
  },
  {
    ...{ kind: 'a written practice', key: 'written-practice-', part: '', run: written },
    now: { ...written, marks: [{ halves: 2, outOfHalves: 4 }], index: 1 },
    keep: (run: object) => keepRun(student, run as WrittenRun),
    read: () => readRun(student),
    forget: () => keepRun(student, null),
  },
])('$kind', ({ key, part, run, now, keep, read, forget }) => {
  const names = () => Object.keys(local).filter((name) => name.includes(student));
  const oldName = () => `${brand.storagePrefix}-${key}${student}${part}`;

  test('a stored run writes its questions on start, and not again with each answer', () => {
    keep(run);
    expect(read()).toEqual(run);
    const write = vi.spyOn(local, 'setItem');
    keep(now);
    expect(write.mock.calls.filter(([, text]) => text.includes(words))).toEqual([]);
    expect(write).toHaveBeenCalledOnce();
    expect(read()).toEqual(now);
    forget();
    expect([read(), names()]).toEqual([null, []]);
  });

  test('a stored run resumes a run stored whole by an earlier build', () => {
    local.setItem(oldName(), JSON.stringify(run));
    expect(read()).toEqual(run);
    keep(now);
    expect(read()).toEqual(now);
  });

  test('a stored run is resumed when the page closed after the first write', () => {
    keep(run);
    for (const name of names()) if (name !== oldName()) local.removeItem(name);
    expect(read()).toEqual(run);
  });
});

describe('a run of questions', () => {
  test('a run of questions does not take answers of the previous run', () => {
    keepAttempt(student, quizNow);
    const second = { ...quiz, attemptId: 'second' };
    local.setItem(`${brand.storagePrefix}-quiz-${student}-t`, JSON.stringify(second));
    expect(readAttempts(student)).toEqual([second]);
  });

  test('a run of questions is written whole again after another tab replaced it', () => {
    keepAttempt(student, quiz);
    keepAttempt(student, { ...quiz, attemptId: 'second' });
    keepAttempt(student, quizNow);
    expect(readAttempts(student)).toEqual([quizNow]);
  });

  test('a run of questions is read whole when its answers are damaged', () => {
    keepAttempt(student, quiz);
    const name = `${brand.storagePrefix}-quiz-answers-${student}-t`;
    for (const text of ['{', '{"runId":"first","changed":{"answers":[0]}}']) {
      local.setItem(name, text);
      expect(readAttempts(student)).toEqual([quiz]);
    }
  });

  test('a run of questions loses no answer when storage fills up after the start', () => {
    keepAttempt(student, quiz);
    const whole = local.usedChars;
    forgetAttempt(student, quiz);
    for (const spare of [0, 20, whole]) {
      ofSize(whole - 1);
      keepAttempt(student, quiz);
      local.setItem('other', 'x'.repeat(Math.max(0, whole - 1 - local.usedChars - 'other'.length - spare)));
      keepAttempt(student, quizNow);
      closeTab();
      expect(readAttempts(student)).toEqual([quizNow]);
      forgetAttempt(student, quiz);
    }
  });

  test('a run of questions moves to localStorage once there is room', () => {
    ofSize(10);
    keepAttempt(student, quiz);
    expect(local.length).toBe(0);
    ofSize();
    keepAttempt(student, quizNow);
    closeTab();
    expect(readAttempts(student)).toEqual([quizNow]);
  });

  test('a run of questions lasts as long as the page when all storage is blocked', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(blockedStorage);
    keepAttempt(student, quiz);
    keepAttempt(student, quizNow);
    expect(readAttempts(student)).toEqual([quizNow]);
    forgetAttempt(student, quiz);
    expect(readAttempts(student)).toEqual([]);
  });
});
