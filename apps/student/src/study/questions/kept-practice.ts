import type { Question } from '@repo/contracts/tests';
import { persistedRun } from '#src/platform/storage/persisted-run.ts';
import { guarded } from '#src/platform/storage/schema.ts';
import type { TypedTexts } from './machine.ts';
import type { NumberVariant } from './number-variant.ts';
import { testNowMs } from './test-clock.ts';

export type PracticeQuestion = Question & { chapterId: string };

/** The chapter of a question, with its name at that time. */
export type PracticePlace = {
  chapterId: string;
  chapterName: string;
  subjectId: string;
  subjectName: string;
};

/** Questions of one practice, independent of later publications. */
export type PracticeSet = { questions: PracticeQuestion[]; places: PracticePlace[] };

/** A stored practice: running, or finished with `ended`. Timestamps are of the test clock. */
export type KeptPractice = {
  set: PracticeSet;
  answers: number[];
  /** Absent when nothing was typed, and in older builds. */
  typed?: TypedTexts | undefined;
  /** The typed texts that can't be read. */
  unread?: TypedTexts | undefined;
  /** The current question, from 0. */
  index: number;
  /** Open hints per question; older builds stored none. */
  openHints?: readonly number[];
  /** Questions tried with other numbers afterwards, by index. */
  variants?: Readonly<Record<number, NumberVariant>>;
  startedAtMs: number;
  /** Infinity without a clock. */
  deadlineMs: number;
  ended?: { atMs: number; timeTakenSeconds: number; isTimeUp: boolean };
};

/** How long results are shown again after a reload or a visit to the notes. */
const resultsLastMs = 12 * 3_600_000;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && !Number.isNaN(one));

const isPractice = (value: Partial<KeptPractice>) =>
  isNumbers(value.answers) &&
  Array.isArray(value.typed ?? []) &&
  Array.isArray(value.unread ?? []) &&
  isNumbers(value.openHints ?? []) &&
  isNumbers(Object.values(value.variants ?? {}).flatMap(({ seed, given }) => [seed, given])) &&
  isNumbers([value.index, value.startedAtMs, value.deadlineMs]) &&
  Array.isArray(value.set?.places) &&
  Array.isArray(value.set.questions) &&
  value.set.questions.length > 0 &&
  value.set.questions.length === value.answers.length;

const wholePractice = guarded((value): value is KeptPractice => isPractice(value as Partial<KeptPractice>));

/** The stored practice, one per student. */
const practices = persistedRun<KeptPractice>({
  key: 'practice-',
  progressKey: 'practice-answers-',
  schema: {
    parse(value) {
      const { deadlineMs, ...rest } = value as Partial<KeptPractice>;
      // JSON turns Infinity into null.
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

/** This student's practice on this device, or null. */
export function readPractice(userId: string, nowMs: number = testNowMs()): KeptPractice | null {
  const kept = practices.get(userId);
  return kept?.ended && nowMs - kept.ended.atMs >= resultsLastMs ? null : kept;
}

export function forgetPractice(userId: string): void {
  practices.clear(userId);
}
