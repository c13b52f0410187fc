import type {
  ChapterProgress,
  NotesProgress,
  PaperResult,
  SavePositionInput,
  SubmitPaperInput,
  SubmitTestInput,
  SubmitWrittenInput,
  TestResult,
  WrittenResult,
} from '@repo/contracts/progress';
import type { ReportedItem, SendReportInput } from '@repo/contracts/reports';
import type { RevisionPlanReply, SetRevisionPlanInput } from '@repo/contracts/revision.plan';
import type { StudyDays } from '@repo/contracts/study-days';

/** A finished quiz on its way to the server; the attempt's id makes a second sending count once. */
export type Submission = SubmitTestInput & { attemptId: string };

/** A written answer that its student marked, on its way to the server. */
export type WrittenSubmission = SubmitWrittenInput & { attemptId: string };

/** A board paper that was sat and marked, on its way to the server. */
export type PaperSubmission = SubmitPaperInput & { attemptId: string };

type Place = { subjectId: string; chapterId: string };

/** What a student did and the server must learn of. Each may be sent twice and counts once. */
export type Job =
  /**
   * `hasLeft`: sent by a page that closed before the answer, so the server may have it. `startedFrom`: the positions the
   * server may have if this one did not arrive; missing if unknown, and in jobs of older builds.
   */
  | ({ kind: 'position'; hasLeft?: boolean; startedFrom?: readonly NotesProgress[] } & SavePositionInput)
  | ({ kind: 'completion' } & Place)
  /** Flashcards were reviewed: a day of the streak. */
  | ({ kind: 'review' } & Place)
  /** What was done with cards and questions that come back; the reviews themselves are in their own store. */
  | { kind: 'reviews'; userId: string }
  /** Days of study that passed before any of their work reached the server; the days themselves are in their own store. */
  | { kind: 'days'; userId: string }
  /** What was marked in the content; the marks themselves are in their own store. */
  | { kind: 'marks'; userId: string }
  /** To which day the student revises, and how much a day. */
  | { kind: 'plan'; choice: SetRevisionPlanInput }
  /** A mistake in the content; of each item the newest. */
  | { kind: 'report'; report: SendReportInput }
  /** The student was thanked for a report. */
  | { kind: 'thanked'; reportId: string }
  | { kind: 'result'; submission: Submission }
  /** `halves` and `outOfHalves` are what the student's ticks came to here: the marks to show until the server's are there. */
  | { kind: 'written'; submission: WrittenSubmission; halves: number; outOfHalves: number }
  /** `result` is what it came to here: shown among the earlier papers until the server's is there. */
  | { kind: 'paper'; submission: PaperSubmission; result: Omit<PaperResult, '_id'> };

export type JobKind = Job['kind'];
export type JobOf<Kind extends JobKind> = Extract<Job, { kind: Kind }>;

/** One id for all jobs of which only the newest counts. */
export type JobId<Kind extends JobKind = JobKind> = `${Kind} ${string}`;

/** A job that waits on this device. `rev` tells a newer one of the same id from the one that was sent. */
export type QueuedJob = {
  id: JobId;
  userId: string;
  rev: string;
  work: Job;
  /** Moments of this device's clock, in milliseconds: since when it waits, and from when on it may be sent. */
  keptAtMs: number;
  notBeforeMs: number;
};

type Replies = {
  position: ChapterProgress;
  completion: ChapterProgress;
  review: null;
  reviews: null;
  marks: null;
  plan: RevisionPlanReply;
  days: StudyDays;
  report: null;
  thanked: null;
  result: TestResult;
  written: WrittenResult;
  paper: PaperResult;
};

/** What the server answered; null when another tab sent it and only said that it went well. */
export type Reply<Kind extends JobKind = JobKind> = Replies[Kind] | null;

/** What became of one sending. */
export type SendResult =
  | { kind: 'saved'; reply: Reply }
  /** It may pass later: no network (`isUnreachable`), a busy or broken server. */
  | {
      kind: 'retry';
      isUnreachable: boolean;
      message: string | null;
      /** How long the server asked to wait, for this and all that waits behind it: too many came at once. */
      waitMs?: number;
    }
  /** The server will never take it; its reason. */
  | { kind: 'refused'; message: string }
  /** The session ended: it waits for its student to log in again. */
  | { kind: 'signedOut'; isDeleted?: true };

/** A job's status, for the screen that shows it. */
export type JobStatus<Kind extends JobKind = JobKind> =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'pending'; isUnreachable: boolean; message: string | null }
  | { kind: 'saved'; reply: Reply<Kind> }
  | { kind: 'refused'; message: string };

/** The id of the result of one attempt at a quiz. */
export const resultIdOf = (attemptId: string): JobId<'result'> => `result ${attemptId}`;

/** Of each there is one: the newest choice, all reviews that wait, all marks, and all days. */
export const planId: JobId<'plan'> = 'plan own';
export const reviewsId: JobId<'reviews'> = 'reviews own';
export const marksId: JobId<'marks'> = 'marks own';
export const daysId: JobId<'days'> = 'days own';

/** The id of the report of an item, and of the thanks for one. */
export const reportIdOf = ({ chapterId, kind, itemId }: ReportedItem): JobId<'report'> =>
  `report ${chapterId} ${kind} ${itemId}`;
export const thankedIdOf = (reportId: string): JobId<'thanked'> => `thanked ${reportId}`;

/** The id of one marked answer to a written question. */
export const writtenIdOf = (attemptId: string): JobId<'written'> => `written ${attemptId}`;

/** The id of one board paper that was sat. */
export const paperIdOf = (attemptId: string): JobId<'paper'> => `paper ${attemptId}`;

/** Whether it is one attempt at something, which never changes and is not taken twice. */
export const isAttempt = ({ kind }: Job): boolean =>
  kind === 'result' || kind === 'written' || kind === 'paper';

/** Whether a day on which it reaches the server is a day of study by that (docs/product.md#streak). */
export const isStudy = ({ kind }: Job): boolean => kind !== 'plan' && kind !== 'days' && kind !== 'marks';

const ofChapter =
  <Kind extends JobKind>(kind: Kind) =>
  ({ subjectId, chapterId }: Place): JobId<Kind> =>
    `${kind} ${subjectId} ${chapterId}`;

export const positionIdOf = ofChapter('position');
export const completionIdOf = ofChapter('completion');
export const reviewIdOf = ofChapter('review');

export function idOf(job: Job): JobId {
  if (job.kind === 'result') return resultIdOf(job.submission.attemptId);
  if (job.kind === 'written') return writtenIdOf(job.submission.attemptId);
  if (job.kind === 'paper') return paperIdOf(job.submission.attemptId);
  if (job.kind === 'plan') return planId;
  if (job.kind === 'report') return reportIdOf(job.report);
  if (job.kind === 'thanked') return thankedIdOf(job.reportId);
  if (job.kind === 'reviews') return reviewsId;
  if (job.kind === 'marks') return marksId;
  if (job.kind === 'days') return daysId;
  return ofChapter(job.kind)(job);
}
