import type { ErrorCode } from '@repo/contracts/errors';
import type { PaperResult } from '@repo/contracts/progress';
import type { ReportedItem } from '@repo/contracts/reports';
import type { SavedKind } from '@repo/contracts/saved.rules';
import type { StudyBody, StudyKindName, StudyReply } from '@repo/study-log/kinds';

/** A finished quiz to be sent; the attempt's id makes duplicates count once. */
export type Submission = StudyBody<'quiz'>;

/** A finished and marked board paper to be sent. */
export type PaperSubmission = StudyBody<'paper'>;

export type JobKind = StudyKindName;

/** The unsent work of each kind. A kind of the study log without an entry is a type error. */
type Works = {
  position: StudyBody<'position'>;
  completion: StudyBody<'completion'>;
  /** Unsent reviews of returning cards and questions. `isOfQuiz`: only mistakes of quizzes or papers. */
  review: { isOfQuiz: boolean } & Omit<StudyBody<'review'>, 'sentClockMs'>;
  /** First flashcard turned on a day. */
  cards: object;
  /** The day until which the student revises, and the daily amount. */
  plan: { choice: StudyBody<'plan'> };
  /** Mistakes in the content; the newest per item. */
  report: { report: StudyBody<'report'> };
  /** The student saw the thanks for a report. */
  thanked: StudyBody<'thanked'>;
  quiz: { submission: Submission };
  /** `halves` and `outOfHalves` are the marks from the student's ticks, shown until the server's arrive. */
  written: { submission: StudyBody<'written'>; halves: number; outOfHalves: number };
  /** `result` is shown among the earlier papers until the server's arrives. */
  paper: { submission: PaperSubmission; result: Omit<PaperResult, '_id'> };
  /**
   * Saved, changed or removed items; the newest change per item counts. Times are in milliseconds of this
   * device's clock.
   */
} & { [Kind in SavedKind]: { change: StudyBody<Kind>; changedAtMs: number } };

export type JobOf<Kind extends JobKind> = { kind: Kind } & Works[Kind];

/** Work that the server must learn of. Each may be sent twice and counts once. */
export type Job = { [Kind in JobKind]: JobOf<Kind> }[JobKind];

/** One id for all jobs of which only the newest counts. */
export type JobId<Kind extends JobKind = JobKind> = `${Kind} ${string}`;

/** Names an event of the study log permanently: the device, and the number of events before it. */
export type EventOrigin = { device: string; sequence: number };

/** A pending job on this device. `rev` distinguishes it from a newer one with the same id. */
export type QueuedJob = {
  id: JobId;
  userId: string;
  rev: string;
  work: Job;
  /** Assigned when an event is first put into a batch; from then on newer jobs do not replace it. */
  origin?: EventOrigin;
  /** By this device's clock, in milliseconds: when it was queued, and when it may be sent. */
  keptAtMs: number;
  notBeforeMs: number;
};

/** The server's reply; null when another tab sent it and only reported success. */
export type Reply<Kind extends JobKind = JobKind> = StudyReply<Kind> | null;

/** Why a request failed. */
export type SendFailure =
  /** Temporary: no network (`isUnreachable`), a busy or broken server. */
  | {
      kind: 'retry';
      isUnreachable: boolean;
      message: string | null;
      /** How long the server asked to wait, for this and all later jobs, because of a rate limit. */
      waitMs?: number;
    }
  /** Permanent, with the server's reason. */
  | { kind: 'refused'; message: string }
  /** The session ended: the job waits for its student to log in again. */
  | { kind: 'signedOut'; isDeleted?: true };

/** A job's status, for screens. */
export type JobStatus<Kind extends JobKind = JobKind> =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'pending'; isUnreachable: boolean; message: string | null }
  | { kind: 'saved'; reply: Reply<Kind> }
  /** `code`: error of a single event in an accepted batch. */
  | { kind: 'refused'; message: string; code?: ErrorCode };

/** A job with its outcome. */
export type Settled = { work: Job; status: JobStatus; keptAtMs: number };

/** The id of the result of a quiz attempt, of a marked written answer, or of a board paper. */
export const quizIdOf = (attemptId: string): JobId<'quiz'> => `quiz ${attemptId}`;
export const writtenIdOf = (attemptId: string): JobId<'written'> => `written ${attemptId}`;
export const paperIdOf = (attemptId: string): JobId<'paper'> => `paper ${attemptId}`;

/** There is only one plan: the newest choice. */
export const planId: JobId<'plan'> = 'plan own';

/** The id of an item's report, and of the thanks for one. */
export const reportIdOf = ({ chapterId, kind, itemId }: ReportedItem): JobId<'report'> =>
  `report ${chapterId} ${kind} ${itemId}`;
export const thankedIdOf = (reportId: string): JobId<'thanked'> => `thanked ${reportId}`;

const ofChapter =
  <Kind extends JobKind>(kind: Kind) =>
  ({ subjectId, chapterId }: { subjectId: string; chapterId: string }): JobId<Kind> =>
    `${kind} ${subjectId} ${chapterId}`;
export const positionIdOf = ofChapter('position');
export const completionIdOf = ofChapter('completion');
