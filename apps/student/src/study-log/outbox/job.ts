import type { ErrorCode } from '@repo/contracts/errors';
import type { PaperResult } from '@repo/contracts/progress';
import type { ReportedItem } from '@repo/contracts/reports';
import type { SavedKind } from '@repo/contracts/saved.rules';
import type { StudyBody, StudyKindName, StudyReply } from '@repo/study-log/kinds';

/** A finished quiz on its way to the server; the attempt's id makes a second sending count once. */
export type Submission = StudyBody<'quiz'>;

/** A board paper that was sat and marked, on its way to the server. */
export type PaperSubmission = StudyBody<'paper'>;

export type JobKind = StudyKindName;

/** What waits of each kind. A kind of the study log without one is a type error. */
type Works = {
  position: StudyBody<'position'>;
  completion: StudyBody<'completion'>;
  /** What was done with cards and questions that come back, as far as it is not sent. `isOfQuiz`: mistakes of quizzes or papers alone. */
  review: { isOfQuiz: boolean } & Omit<StudyBody<'review'>, 'sentClockMs'>;
  /** First flashcard turned on a day. */
  cards: object;
  /** To which day the student revises, and how much a day. */
  plan: { choice: StudyBody<'plan'> };
  /** A mistake in the content; of each item the newest. */
  report: { report: StudyBody<'report'> };
  /** The student was thanked for a report. */
  thanked: StudyBody<'thanked'>;
  quiz: { submission: Submission };
  /** `halves` and `outOfHalves` are what the student's ticks came to here: the marks to show until the server's are there. */
  written: { submission: StudyBody<'written'>; halves: number; outOfHalves: number };
  /** `result` is what it came to here: shown among the earlier papers until the server's is there. */
  paper: { submission: PaperSubmission; result: Omit<PaperResult, '_id'> };
  /** What was saved, changed or removed; of each thing the newest. In milliseconds of this device's clock. */
} & { [Kind in SavedKind]: { change: StudyBody<Kind>; changedAtMs: number } };

export type JobOf<Kind extends JobKind> = { kind: Kind } & Works[Kind];

/** What a student did and the server must learn of. Each may be sent twice and counts once. */
export type Job = { [Kind in JobKind]: JobOf<Kind> }[JobKind];

/** One id for all jobs of which only the newest counts. */
export type JobId<Kind extends JobKind = JobKind> = `${Kind} ${string}`;

/** Names an event of the study log forever: the device, and how many events it had sent before. */
export type EventOrigin = { device: string; sequence: number };

/** A job that waits on this device. `rev` tells a newer one of the same id from the one that was sent. */
export type QueuedJob = {
  id: JobId;
  userId: string;
  rev: string;
  work: Job;
  /** Assigned when an event is first put into a batch; later ones of its id do not replace it then. */
  origin?: EventOrigin;
  /** Moments of this device's clock, in milliseconds: since when it waits, and from when on it may be sent. */
  keptAtMs: number;
  notBeforeMs: number;
};

/** What the server answered; null when another tab sent it and only said that it went well. */
export type Reply<Kind extends JobKind = JobKind> = StudyReply<Kind> | null;

/** Why a request brought nothing. */
export type SendFailure =
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
  /** `code`: error of a single event in an accepted batch. */
  | { kind: 'refused'; message: string; code?: ErrorCode };

/** A job with what became of it. */
export type Settled = { work: Job; status: JobStatus; keptAtMs: number };

/** The id of the result of one attempt at a quiz, of one marked answer to a written question, and of one board paper. */
export const quizIdOf = (attemptId: string): JobId<'quiz'> => `quiz ${attemptId}`;
export const writtenIdOf = (attemptId: string): JobId<'written'> => `written ${attemptId}`;
export const paperIdOf = (attemptId: string): JobId<'paper'> => `paper ${attemptId}`;

/** There is one: the newest choice. */
export const planId: JobId<'plan'> = 'plan own';

/** The id of the report of an item, and of the thanks for one. */
export const reportIdOf = ({ chapterId, kind, itemId }: ReportedItem): JobId<'report'> =>
  `report ${chapterId} ${kind} ${itemId}`;
export const thankedIdOf = (reportId: string): JobId<'thanked'> => `thanked ${reportId}`;

const ofChapter =
  <Kind extends JobKind>(kind: Kind) =>
  ({ subjectId, chapterId }: { subjectId: string; chapterId: string }): JobId<Kind> =>
    `${kind} ${subjectId} ${chapterId}`;
export const positionIdOf = ofChapter('position');
export const completionIdOf = ofChapter('completion');
