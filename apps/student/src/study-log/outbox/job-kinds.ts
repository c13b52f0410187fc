import type { ResultList, TestResult } from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import { type SavedKind, savedIds, savedKindNames } from '@repo/contracts/saved.rules';
import type { StudyBody } from '@repo/study-log/kinds';
import type { trpc } from '#src/platform/api/trpc.ts';
import {
  completionIdOf,
  type Job,
  type JobId,
  type JobKind,
  type JobOf,
  planId,
  positionIdOf,
  type Reply,
  reportIdOf,
  thankedIdOf,
} from './job.ts';
import type { Keepers } from './ports.ts';

/** The queries of a student's progress. */
type ProgressQueries = ReturnType<typeof trpc.useUtils>['progress'];

/** Everything the outbox needs to know about a kind. */
type DescribedKind<Kind extends JobKind> = {
  idOf: (job: JobOf<Kind>) => JobId<Kind>;
  /** Content of the job's event in the study log. */
  bodyOf: (job: JobOf<Kind>, keptAtMs: number) => StudyBody<Kind>;
  /** When the student studied, if this job counts as study (docs/product/study.md#streak). */
  studiedAtMs: (job: JobOf<Kind>, keptAtMs: number) => readonly number[];
  /** Whether it is an attempt, which never changes and never reuses its id. */
  isAttempt: boolean;
  /**
   * Whether its body contains the times of study, so that a newer job may replace an unsent one of another
   * day.
   */
  hasMoments: boolean;
  /** Whether this build stored the job; older builds used other fields under the same name. */
  isOfThisBuild: (job: JobOf<Kind>) => boolean;
  /** How students count pending jobs: each one, the whole kind as one, or as part of a pending test. */
  countsAs: (job: JobOf<Kind>) => 'each' | 'one' | 'partOfTest';
  /** Whether it is a test whose missed questions come back as reviews. */
  isTest: boolean;
  /** Shows the server's reply before queries are refetched; null: another tab has it. */
  showReply: (progress: ProgressQueries, reply: Reply<Kind>, job: JobOf<Kind>) => void | Promise<void>;
  /** Which queries are refetched when such a job is settled. */
  refreshes: 'progress' | 'plan' | null;
  /** The store that receives the server's replies. */
  keeper: keyof Keepers | null;
};

/** The cached results with this one in place of the older one with the same key, newest first. */
const withNewest =
  <Key extends string, At extends string, Result extends Record<Key | At, string>>(
    added: Result,
    key: Key,
    at: At,
  ) =>
  (known: Result[]): Result[] =>
    known.some((one) => one[key] === added[key] && one[at] > added[at])
      ? known
      : [added, ...known.filter((one) => one[key] !== added[key])].sort((one, other) =>
          one[at] < other[at] ? 1 : -1,
        );

/** The list of results with a quiz's reply; its id replaces the hash of its test. */
const withResult = (
  { results, seenTests }: ResultList,
  { testId, chapterId, ...marks }: TestResult,
): ResultList => ({
  results: withNewest({ ...marks, testHash: marks._id }, '_id', 'createdAt')(results),
  seenTests: { ...seenTests, [marks._id]: JSON.stringify({ testId, chapterId }) },
});

/** Changes a cached reply; without one, the query is fetched as usual. */
const ifKnown =
  <Value>(change: (known: Value) => Value) =>
  (known: Value | undefined): Value | undefined =>
    known && change(known);

const noStudy = {
  bodyOf: <Body>({ kind, ...body }: Body & { kind: JobKind }) => body as Body,
  studiedAtMs: () => [],
  isAttempt: false,
  hasMoments: false,
  isOfThisBuild: () => true,
  countsAs: () => 'each' as const,
  isTest: false,
  showReply: () => {},
  refreshes: null,
  keeper: null,
} as const;
const study = { ...noStudy, studiedAtMs: (_: unknown, keptAtMs: number) => [keptAtMs] };
type Attempt<Kind extends string> = { kind: Kind; submission: { attemptId: string } };
const attempt = {
  ...study,
  idOf: <Kind extends string>({ kind, submission }: Attempt<Kind>) =>
    `${kind} ${submission.attemptId}` as const,
  bodyOf: <Body>({ submission }: { submission: Body }) => submission,
  isAttempt: true,
  refreshes: 'progress',
} as const;
const savedOne = {
  ...noStudy,
  idOf: ({ kind, change }: JobOf<SavedKind>) => `${kind} ${Reflect.get(change, savedIds[kind])}` as const,
  bodyOf: <Body>({ change }: { change: Body }) => change,
  keeper: 'saved',
} as const;
const saved = Object.fromEntries<unknown>(savedKindNames.map((kind) => [kind, savedOne])) as {
  [Kind in SavedKind]: DescribedKind<Kind>;
};

/** Every kind of job; a missing one is a type error. */
const jobKinds: { [Kind in JobKind]: DescribedKind<Kind> } = {
  position: {
    ...study,
    idOf: positionIdOf,
    async showReply({ chapter }, reply, { subjectId, chapterId }) {
      await chapter.cancel({ subjectId, chapterId });
      if (reply) chapter.setData({ subjectId, chapterId }, reply);
      else await chapter.invalidate({ subjectId, chapterId });
    },
  },
  completion: {
    ...study,
    idOf: completionIdOf,
    refreshes: 'progress',
  },
  quiz: {
    ...attempt,
    isTest: true,
    showReply({ testResults, standing }, reply) {
      if (!reply) return;
      const quiz = { chapterId: reply.chapterId._id, isPassed: reply.isPassed, at: reply.createdAt };
      testResults.setData(
        undefined,
        ifKnown((known) => withResult(known, reply)),
      );
      standing.setData(
        undefined,
        ifKnown((known) => ({ ...known, quizzes: withNewest(quiz, 'chapterId', 'at')(known.quizzes) })),
      );
    },
  },
  written: {
    ...attempt,
    showReply({ writtenResults, standing }, reply) {
      if (!reply) return;
      writtenResults.setData(undefined, ifKnown(withNewest(reply, 'writtenId', 'createdAt')));
      standing.setData(
        undefined,
        ifKnown((known) => ({ ...known, written: [...new Set([...known.written, reply.chapterId])] })),
      );
    },
  },
  paper: {
    ...attempt,
    isTest: true,
    showReply({ paperResults }, reply) {
      if (reply) paperResults.setData(undefined, ifKnown(withNewest(reply, '_id', 'createdAt')));
    },
  },
  review: {
    ...noStudy,
    idOf: ({ device, firstSequence }) => `review ${device} ${firstSequence}`,
    bodyOf: ({ kind, isOfQuiz, ...batch }, sentClockMs) => ({ ...batch, sentClockMs }),
    studiedAtMs: ({ events }) => events.flatMap(({ kind, clockMs }) => (kind === 'review' ? [clockMs] : [])),
    hasMoments: true,
    isOfThisBuild: ({ events }) => Array.isArray(events),
    countsAs: ({ isOfQuiz }) => (isOfQuiz ? 'partOfTest' : 'one'),
    keeper: 'reviews',
  },
  cards: {
    ...study,
    idOf: () => 'cards own',
    bodyOf: () => ({}),
    showReply({ studyDays }, reply) {
      if (reply) studyDays.setData(undefined, reply);
    },
  },
  ...saved,
  plan: {
    ...noStudy,
    idOf: () => planId,
    bodyOf: ({ choice }) => choice,
    showReply({ revisionPlan }, reply) {
      if (reply) revisionPlan.setData(undefined, reply);
    },
    refreshes: 'plan',
  },
  report: { ...noStudy, idOf: ({ report }) => reportIdOf(report), bodyOf: ({ report }) => report },
  thanked: {
    ...noStudy,
    idOf: ({ reportId }) => thankedIdOf(reportId),
  },
};

/** Unknown kinds stay queued: newer builds send theirs, and the next page upgrades those of an older tab. */
export const isOfThisBuild = (job: Job): boolean =>
  Object.hasOwn(jobKinds, job.kind) && kindOf(job).isOfThisBuild(job as never);

/** The outbox's description of this kind. */
export const kindOf = <Kind extends JobKind>({ kind }: { kind: Kind }): DescribedKind<Kind> => jobKinds[kind];

export const idOf = <Kind extends JobKind>(job: JobOf<Kind>): JobId<Kind> => kindOf<Kind>(job).idOf(job);

/** The days in India on which the student studied by this job, queued at that time. */
export function daysOf<Kind extends JobKind>(job: JobOf<Kind>, atMs: number): readonly string[] {
  const moments = kindOf<Kind>(job).studiedAtMs(job, atMs);
  return [...new Set(moments.map((ms) => studyDay(new Date(ms))))];
}
