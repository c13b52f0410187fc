import type {
  ChapterProgress,
  SavePositionInput,
  SubmitTestInput,
  TestResult,
} from '@repo/contracts/progress';

/** A finished quiz on its way to the server; the attempt's id makes a second sending count once. */
export type Submission = SubmitTestInput & { attemptId: string };

/** What a student did and the server must learn of. Each may be sent twice and counts once. */
export type Work =
  | ({ kind: 'position' } & SavePositionInput)
  | { kind: 'completion'; subjectId: string; chapterId: string }
  /** Flashcards were reviewed: a day of the streak. */
  | { kind: 'review'; subjectId: string; chapterId: string }
  | { kind: 'result'; submission: Submission };

/** Work that waits on this device. `rev` tells a newer piece of the same id from the one that was sent. */
export type Entry = {
  id: string;
  userId: string;
  rev: string;
  work: Work;
  /** Moments of this device's clock, in milliseconds: since when it waits, and from when on it may be sent. */
  keptAtMs: number;
  notBeforeMs: number;
};

/** What the server answered; null when another tab sent it and only said that it went well. */
export type Reply = ChapterProgress | TestResult | null;

/** What became of one sending. */
export type Sent =
  | { kind: 'saved'; reply: Reply }
  /** It may pass later: no network (`isUnreachable`), a busy or broken server. */
  | { kind: 'retry'; isUnreachable: boolean; message: string | null }
  /** The server will never take it; its reason. */
  | { kind: 'refused'; message: string }
  /** The session ended: it waits for its student to log in again. */
  | { kind: 'signedOut' };

/** Where a piece of work stands, for the screen that shows it. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'pending'; isUnreachable: boolean; message: string | null }
  | { kind: 'saved'; reply: Reply }
  | { kind: 'refused'; message: string };

/** The id of the result of one attempt at a quiz. */
export const resultIdOf = (attemptId: string) => `result ${attemptId}`;

type Place = { subjectId: string; chapterId: string };
export const positionIdOf = ({ subjectId, chapterId }: Place) => `position ${subjectId} ${chapterId}`;
export const completionIdOf = ({ subjectId, chapterId }: Place) => `completion ${subjectId} ${chapterId}`;

export const reviewIdOf = ({ subjectId, chapterId }: Place) => `review ${subjectId} ${chapterId}`;

/** One id for all work of which only the newest counts. */
export function idOf(work: Work): string {
  switch (work.kind) {
    case 'result':
      return resultIdOf(work.submission.attemptId);
    case 'position':
      return positionIdOf(work);
    case 'completion':
      return completionIdOf(work);
    case 'review':
      return reviewIdOf(work);
  }
}
