import { studyDay } from '@repo/contracts/progress.rules';
import type { StudyBody } from '@repo/study-log/kinds';
import {
  completionIdOf,
  type EventJob,
  type JobId,
  type JobKind,
  type JobOf,
  type LogName,
  planId,
  positionIdOf,
  type Renamed,
  reportIdOf,
  thankedIdOf,
} from './job.ts';

/** All that the outbox has to know of a kind. */
type DescribedKind<Kind extends JobKind> = {
  idOf: (job: JobOf<Kind>) => JobId<Kind>;
  /** What its event in the study log carries; null where the kind has a call of its own. */
  bodyOf: Kind extends EventJob['kind']
    ? (job: JobOf<Kind>, keptAtMs: number) => StudyBody<LogName<Kind>>
    : null;
  /** The moments at which the student studied by it (docs/product.md#streak). */
  studiedAtMs: (job: JobOf<Kind>, keptAtMs: number) => readonly number[];
  /** One attempt at something never changes, and is not taken twice. */
  isAttempt: boolean;
  /** Which queries are refetched when such work is settled. */
  refreshes: 'progress' | 'plan' | null;
};

const noStudy = { studiedAtMs: () => [], isAttempt: false, refreshes: null };
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
const saved = { ...noStudy, bodyOf: <Body>({ change }: { change: Body }) => change };

/** Each kind of work. One that is missing is a type error. */
const jobKinds: { [Kind in JobKind]: DescribedKind<Kind> } = {
  position: {
    ...study,
    idOf: positionIdOf,
    // Older builds kept more fields.
    bodyOf: ({ subjectId, chapterId, notesProgress }) => ({ subjectId, chapterId, notesProgress }),
  },
  completion: {
    ...study,
    idOf: completionIdOf,
    bodyOf: ({ subjectId, chapterId }) => ({ subjectId, chapterId }),
    refreshes: 'progress',
  },
  result: attempt,
  written: attempt,
  paper: attempt,
  reviews: {
    ...noStudy,
    idOf: ({ device, firstSequence }) => `reviews ${device} ${firstSequence}`,
    bodyOf: ({ device, firstSequence, events }, sentClockMs) => ({
      device,
      firstSequence,
      sentClockMs,
      events,
    }),
    studiedAtMs: ({ events }) => events.flatMap(({ kind, clockMs }) => (kind === 'review' ? [clockMs] : [])),
  },
  days: {
    ...noStudy,
    idOf: (job) => `days ${daysOf(job, 0).at(-1)}`,
    bodyOf: null,
    studiedAtMs: ({ studiedAtMs }) => studiedAtMs,
  },
  mark: { ...saved, idOf: ({ change }) => `mark ${change.markId}` },
  ownCard: { ...saved, idOf: ({ change }) => `ownCard ${change.cardId}` },
  plan: { ...noStudy, idOf: () => planId, bodyOf: ({ choice }) => choice, refreshes: 'plan' },
  report: { ...noStudy, idOf: ({ report }) => reportIdOf(report), bodyOf: ({ report }) => report },
  thanked: {
    ...noStudy,
    idOf: ({ reportId }) => thankedIdOf(reportId),
    bodyOf: ({ reportId }) => ({ reportId }),
  },
};

/** Not of work that another build kept. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(jobKinds, kind);

const renamed: Renamed & Partial<Record<JobKind, string>> = { result: 'quiz', reviews: 'review' };
export const logNameOf = (kind: JobKind): string => renamed[kind] ?? kind;

/** What the outbox knows of this kind. */
export const kindOf = <Kind extends JobKind>({ kind }: { kind: Kind }): DescribedKind<Kind> => jobKinds[kind];

export const idOf = <Kind extends JobKind>(job: JobOf<Kind>): JobId<Kind> => kindOf<Kind>(job).idOf(job);

/** The days in India on which the student studied by this job, made at that time. */
export function daysOf<Kind extends JobKind>(job: JobOf<Kind>, atMs: number): readonly string[] {
  const moments = kindOf<Kind>(job).studiedAtMs(job, atMs);
  return [...new Set(moments.map((ms) => studyDay(new Date(ms))))];
}
