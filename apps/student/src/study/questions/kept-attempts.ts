import type { LibraryTest } from '#src/content/library/library.ts';
import { persistedRun } from '#src/platform/storage/persisted-run.ts';
import { guarded, isListOf, isText, isWhole } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';
import type { Submission } from '#src/study-log/outbox/job.ts';
import type { TypedTexts } from './machine.ts';

/** A started quiz: everything needed to resume it, or to submit it when its time is over. */
export type KeptAttempt = {
  attemptId: string;
  /** The test as the student saw it, independent of later publications. */
  test: LibraryTest;
  contentTimestamp: string | null;
  answers: number[];
  /** Absent when nothing was typed, and in older builds. */
  typed?: TypedTexts | undefined;
  /** The typed texts that can't be read. */
  unread?: TypedTexts | undefined;
  /** The current question, from 0. */
  index: number;
  startedAtMs: number;
  deadlineMs: number;
  /** Submitted because its time was over, but the student hasn't seen the result. */
  isHandedIn?: boolean;
};

function isAttempt(value: unknown): value is KeptAttempt {
  const { attemptId, answers, index, startedAtMs, deadlineMs, test } = Object(value) as Partial<KeptAttempt>;
  return (
    isText(attemptId) &&
    isListOf(isWhole)(answers) &&
    isListOf(isWhole)([index, startedAtMs, deadlineMs]) &&
    Array.isArray(test?.questions) &&
    test.questions.length === answers.length
  );
}

/** The stored attempt, one per student and test. */
const attempts = persistedRun<KeptAttempt>({
  key: 'quiz-',
  progressKey: 'quiz-answers-',
  schema: guarded(isAttempt),
  idOf: ({ attemptId }) => attemptId,
  changedOf: ({ attemptId: _, test: _test, contentTimestamp: _timestamp, ...changed }) => changed,
});

export function keepAttempt(userId: string, attempt: KeptAttempt): void {
  attempts.set(attempt, `${userId}-${attempt.test._id}`);
}

/** This student's unfinished attempts on this device. */
export const readAttempts = (userId: string): KeptAttempt[] => attempts.list(`${userId}-`);

/** The stored attempt at this test; updates with every change, also from other tabs. */
export function useKeptAttempt(userId: string, testId: string): KeptAttempt | null {
  const part = `${userId}-${testId}`;
  return usePersisted({ parse: attempts.parse, text: () => attempts.text(part) });
}

/** Deletes this attempt only; another attempt at the same test, perhaps from another tab, stays. */
export function forgetAttempt(
  userId: string,
  { attemptId, test }: Pick<KeptAttempt, 'attemptId' | 'test'>,
): void {
  const part = `${userId}-${test._id}`;
  if (attempts.get(part)?.attemptId === attemptId) attempts.clear(part);
}

/** Request body of a finished attempt. `timeTaken` in seconds. */
export function submissionOf(
  { attemptId, test, contentTimestamp }: Pick<KeptAttempt, 'attemptId' | 'test' | 'contentTimestamp'>,
  { answers, typed, timeTaken }: { answers: number[]; typed?: TypedTexts | undefined; timeTaken: number },
): Submission {
  return {
    attemptId,
    testId: test._id,
    chapterId: test.chapterId,
    answers,
    ...(typed && { typed: [...typed] }),
    timeTaken,
    contentTimestamp: contentTimestamp ?? undefined,
  };
}
