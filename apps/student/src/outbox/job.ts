import type { ErrorCode } from '@repo/contracts/errors';
import type { MarkChange, SavedMark } from '@repo/contracts/marks';
import type { OwnCardChange, SavedOwnCard } from '@repo/contracts/own-cards';
import type {
  ChapterProgress,
  PaperResult,
  SavePositionInput,
  SubmitPaperInput,
  SubmitTestInput,
  SubmitWrittenInput,
  TestResult,
  WrittenResult,
} from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import type { ReportedItem, SendReportInput } from '@repo/contracts/reports';
import type { SendReviewsInput, SentReviews } from '@repo/contracts/revision';
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
  | ({ kind: 'position' } & SavePositionInput)
  | ({ kind: 'completion' } & Place)
  /** What was done with cards and questions that come back, as far as it is not sent. `isOfQuiz`: mistakes of quizzes or papers alone. */
  | ({ kind: 'reviews'; isOfQuiz: boolean } & Omit<SendReviewsInput, 'sentClockMs'>)
  /** When flashcards were looked at: days of the streak that no event tells of. In milliseconds since 1970. */
  | { kind: 'days'; userId: string; studiedAtMs: readonly number[] }
  /** A bookmark or highlight that was made, changed or removed; of each the newest. In milliseconds of this device's clock. */
  | { kind: 'mark'; change: MarkChange; changedAtMs: number }
  /** A flashcard that the student wrote, changed or deleted; of each the newest. In milliseconds of this device's clock. */
  | { kind: 'ownCard'; change: OwnCardChange; changedAtMs: number }
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

type Replies = {
  position: ChapterProgress;
  completion: ChapterProgress;
  reviews: Pick<SentReviews, 'nextSequence'>;
  mark: SavedMark;
  ownCard: SavedOwnCard;
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

export type SendResult = { kind: 'saved'; reply: Reply } | SendFailure;

/** A job's status, for the screen that shows it. */
export type JobStatus<Kind extends JobKind = JobKind> =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'pending'; isUnreachable: boolean; message: string | null }
  | { kind: 'saved'; reply: Reply<Kind> }
  /** `code`: of an event. */
  | { kind: 'refused'; message: string; code?: ErrorCode };

/** A job with what became of it. */
export type Settled = { work: Job; status: JobStatus; keptAtMs: number };

/** The id of the result of one attempt at a quiz. */
export const resultIdOf = (attemptId: string): JobId<'result'> => `result ${attemptId}`;

/** There is one: the newest choice. */
export const planId: JobId<'plan'> = 'plan own';

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

/** What goes to the study log, and what has a call of its own. */
export type CallJob = JobOf<'days'>;
export type EventJob = Exclude<Job, CallJob>;

export const isEvent = (job: Job): job is EventJob => job.kind !== 'days';

const studyKinds: readonly JobKind[] = ['position', 'completion', 'result', 'written', 'paper'];

/** The days in India on which the student studied by this job, made at that time (docs/product.md#streak). */
export function daysOf(job: Job, atMs: number): readonly string[] {
  if (job.kind === 'reviews') {
    const reviewed = job.events.filter(({ kind }) => kind === 'review');
    return [...new Set(reviewed.map(({ clockMs }) => studyDay(new Date(clockMs))))];
  }
  if (job.kind === 'days') return job.studiedAtMs.map((ms) => studyDay(new Date(ms)));
  return studyKinds.includes(job.kind) ? [studyDay(new Date(atMs))] : [];
}

const ofChapter =
  <Kind extends JobKind>(kind: Kind) =>
  ({ subjectId, chapterId }: Place): JobId<Kind> =>
    `${kind} ${subjectId} ${chapterId}`;

export const positionIdOf = ofChapter('position');
export const completionIdOf = ofChapter('completion');

export function idOf(job: Job): JobId {
  if (job.kind === 'result') return resultIdOf(job.submission.attemptId);
  if (job.kind === 'written') return writtenIdOf(job.submission.attemptId);
  if (job.kind === 'paper') return paperIdOf(job.submission.attemptId);
  if (job.kind === 'plan') return planId;
  if (job.kind === 'report') return reportIdOf(job.report);
  if (job.kind === 'thanked') return thankedIdOf(job.reportId);
  if (job.kind === 'reviews') return `reviews ${job.firstSequence}`;
  if (job.kind === 'mark') return `mark ${job.change.markId}`;
  if (job.kind === 'ownCard') return `ownCard ${job.change.cardId}`;
  if (job.kind === 'days') return `days ${daysOf(job, 0).at(-1)}`;
  return ofChapter(job.kind)(job);
}
