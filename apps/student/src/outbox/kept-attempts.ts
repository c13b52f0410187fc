import { brand } from '@repo/contracts/brand';
import type { LibraryTest } from '#src/library/library.ts';
import type { Submission } from './work.ts';

/** A quiz that was begun: all that is needed to go on with it, or to hand it in once its time is over. */
export type KeptAttempt = {
  attemptId: string;
  /** As the student saw it, whatever is published meanwhile. */
  test: LibraryTest;
  contentTimestamp: string | null;
  answers: number[];
  /** The question on screen, from 0. */
  index: number;
  startedAtMs: number;
  deadlineMs: number;
  /** Handed in already because its time was over, but its student has not seen the result. */
  isHandedIn?: boolean;
};

const prefixOf = (userId: string) => `${brand.storagePrefix}-quiz-${userId}-`;
const storages = [() => localStorage, () => sessionStorage];

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one));

function parseAttempt(text: string | null): KeptAttempt | null {
  const value = JSON.parse(text ?? 'null') as Partial<KeptAttempt> | null;
  const isWhole =
    typeof value?.attemptId === 'string' &&
    isNumbers(value.answers) &&
    isNumbers([value.index, value.startedAtMs, value.deadlineMs]) &&
    Array.isArray(value.test?.questions) &&
    value.test.questions.length === value.answers.length;
  return isWhole ? (value as KeptAttempt) : null;
}

/** Keeps an attempt, one a student and test. Where storage is full or blocked, it lives as long as the page. */
export function keepAttempt(userId: string, attempt: KeptAttempt): void {
  const name = prefixOf(userId) + attempt.test._id;
  for (const storage of storages)
    try {
      // An older state of it may not stay where the newer one has no room.
      storage().removeItem(name);
      storage().setItem(name, JSON.stringify(attempt));
      return;
    } catch {
      // the next one may have room
    }
}

/** The attempts of this student on this device that were neither finished nor left. Never fails. */
export function readAttempts(userId: string): KeptAttempt[] {
  const found = new Map<string, KeptAttempt>();
  for (const storage of storages)
    try {
      const names = Object.keys(storage()).filter((name) => name.startsWith(prefixOf(userId)));
      for (const name of names) {
        const attempt = parseAttempt(storage().getItem(name));
        if (attempt && !found.has(name)) found.set(name, attempt);
      }
    } catch {
      // blocked, or not ours
    }
  return [...found.values()];
}

/** Forgets the attempt at one test, or with no test all of this student's. Never fails. */
export function forgetAttempts(userId: string, testId?: string): void {
  for (const storage of storages)
    try {
      const names = Object.keys(storage()).filter((name) =>
        testId === undefined ? name.startsWith(prefixOf(userId)) : name === prefixOf(userId) + testId,
      );
      for (const name of names) storage().removeItem(name);
    } catch {
      // blocked: there is nothing in it
    }
}

/** What is sent of an attempt that ended. `timeTaken` in seconds. */
export function submissionOf(
  { attemptId, test, contentTimestamp }: Pick<KeptAttempt, 'attemptId' | 'test' | 'contentTimestamp'>,
  { answers, timeTaken }: { answers: number[]; timeTaken: number },
): Submission {
  return {
    attemptId,
    testId: test._id,
    chapterId: test.chapterId,
    answers,
    timeTaken,
    contentTimestamp: contentTimestamp ?? undefined,
  };
}
