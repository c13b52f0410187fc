import type { Question } from '@repo/contracts/tests';
import { persistedRun } from '#src/storage/persisted-run.ts';
import { guarded } from '#src/storage/schema.ts';
import { testNowMs } from './test-clock.ts';

export type PracticeQuestion = Question & { chapterId: string };

/** A chapter that questions come from, named as it was then. */
export type PracticePlace = {
  chapterId: string;
  chapterName: string;
  subjectId: string;
  subjectName: string;
};

/** The questions of one practice, as its student sees them whatever is published meanwhile. */
export type PracticeSet = { questions: PracticeQuestion[]; places: PracticePlace[] };

/** A practice on this device: running, or over and `ended`. Moments are of the clock that tests run by. */
export type KeptPractice = {
  set: PracticeSet;
  answers: number[];
  /** The question on screen, from 0. */
  index: number;
  /** How many hints of each question are open; older builds stored none. */
  openHints?: readonly number[];
  startedAtMs: number;
  /** Infinity without a clock. */
  deadlineMs: number;
  ended?: { atMs: number; timeTakenSeconds: number; isTimeUp: boolean };
};

/** Results are shown again for so long, after a reload or a look at the notes. */
const resultsLastMs = 12 * 3_600_000;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && !Number.isNaN(one));

const isPractice = (value: Partial<KeptPractice>) =>
  isNumbers(value.answers) &&
  isNumbers(value.openHints ?? []) &&
  isNumbers([value.index, value.startedAtMs, value.deadlineMs]) &&
  Array.isArray(value.set?.places) &&
  Array.isArray(value.set.questions) &&
  value.set.questions.length > 0 &&
  value.set.questions.length === value.answers.length;

const wholePractice = guarded((value): value is KeptPractice => isPractice(value as Partial<KeptPractice>));

/** Each student's one practice. */
const practices = persistedRun<KeptPractice>({
  key: 'practice-',
  progressKey: 'practice-answers-',
  schema: {
    parse(value) {
      const { deadlineMs, ...rest } = value as Partial<KeptPractice>;
      // JSON knows no Infinity and writes null.
      const practice = { ...rest, deadlineMs: deadlineMs ?? Number.POSITIVE_INFINITY };
      return wholePractice.parse(practice);
    },
  },
  idOf: ({ startedAtMs }) => String(startedAtMs),
  changedOf: ({ set: _, ...changed }) => changed,
});

export function keepPractice(userId: string, practice: KeptPractice): void {
  practices.set(practice, userId);
}

/** The practice of this student on this device, or null. */
export function readPractice(userId: string, nowMs: number = testNowMs()): KeptPractice | null {
  const kept = practices.get(userId);
  return kept?.ended && nowMs - kept.ended.atMs >= resultsLastMs ? null : kept;
}

export function forgetPractice(userId: string): void {
  practices.clear(userId);
}
