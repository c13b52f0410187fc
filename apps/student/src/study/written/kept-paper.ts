import type { Question } from '@repo/contracts/tests';
import type { LibraryPaper, LibraryWritten } from '#src/content/library/library.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isListOf, isRecord, isText, isWhole } from '#src/platform/storage/schema.ts';
import type { TypedTexts } from '#src/study/questions/machine.ts';

type OfChapter = { chapterId: string; marks: number; number: number };
/**
 * A test question, or the questions of a case, which count as one. `first` is the index of the first in its
 * test.
 */
export type ChoiceAsked = OfChapter & {
  kind: 'choice';
  testId: string;
  first: number;
  questions: Question[];
};
/** A written question; with one alternative it is asked without a choice of A or B. */
export type WrittenAsked = OfChapter & { kind: 'written'; question: LibraryWritten };
/** A question of the paper; `number` is its printed number, from 1. */
export type Asked = ChoiceAsked | WrittenAsked;

/** A section: `count` questions starting at index `first` of the paper. */
export type AskedSection = { name: string; title: string; first: number; count: number };

/** A generated paper as the student sees it, independent of later publications. */
export type PaperSheet = {
  attemptId: string;
  paper: LibraryPaper;
  contentTimestamp: string | null;
  sections: AskedSection[];
  questions: Asked[];
};

/** A student's answer to one question of a paper. */
export type Given = {
  /** Chosen option for each of its questions, -1 for none; empty for a written question. */
  options: number[];
  /** The typed text for each of its questions, instead of an option; absent when nothing was typed, and in older builds. */
  typed?: TypedTexts | undefined;
  /** The typed texts that can't be read, which answer nothing; absent as `typed`. */
  unread?: TypedTexts | undefined;
  /** Index of the chosen alternative, A or B; null before the choice. */
  alternative: number | null;
  text: string;
  /** The student wrote the answer on paper. */
  isOnPaper: boolean;
  /** '1' for each point that was met, '0' for the others; empty before marking. */
  ticked: string;
  /** The student marked the question for review before handing in. */
  isFlagged: boolean;
};

/** State of a paper. Timestamps are milliseconds of the test clock. */
export type PaperAnswers = {
  attemptId: string;
  phase: 'running' | 'marking' | 'marked';
  /** The current question, from 0. */
  index: number;
  given: Given[];
  startedAtMs: number;
  /** When time is over; null without a clock. */
  deadlineMs: number | null;
  ended: { timeTakenSeconds: number; isTimeUp: boolean } | null;
  /** Whether its marks are in the outbox. */
  isInOutbox: boolean;
};

export type KeptPaper = { sheet: PaperSheet; answers: PaperAnswers };

const isSheet = (value: unknown): value is PaperSheet =>
  isRecord(value) &&
  isText(value.attemptId) &&
  isRecord(value.paper) &&
  Array.isArray(value.sections) &&
  Array.isArray(value.questions) &&
  value.questions.length > 0;

const isGiven = (value: unknown): value is Given =>
  isRecord(value) &&
  isListOf(isWhole)(value.options) &&
  Array.isArray(value.typed ?? []) &&
  Array.isArray(value.unread ?? []) &&
  (value.alternative === null || isWhole(value.alternative)) &&
  isText(value.text) &&
  isText(value.ticked);

const phases: readonly unknown[] = ['running', 'marking', 'marked'] satisfies PaperAnswers['phase'][];

const isAnswers = (value: unknown): value is PaperAnswers =>
  isRecord(value) &&
  isText(value.attemptId) &&
  phases.includes(value.phase) &&
  isWhole(value.index) &&
  isWhole(value.startedAtMs) &&
  (value.deadlineMs === null || isWhole(value.deadlineMs)) &&
  (value.phase === 'running' || isRecord(value.ended)) &&
  isListOf(isGiven)(value.given);

/** One sheet per student, written once because it is long. */
const sheets = persisted<PaperSheet, null>({
  key: 'board-paper-',
  scope: 'student',
  area: 'localOrSession',
  schema: guarded(isSheet),
  fallback: null,
});

/** The answers, written with every change. */
const answersOf = persisted<PaperAnswers, null>({
  key: 'board-paper-answers-',
  scope: 'student',
  area: 'localOrSession',
  schema: guarded(isAnswers),
  fallback: null,
});

/** State of this student's paper, or null; fast, since it skips the sheet. */
export const readPaperAnswers = (userId: string): PaperAnswers | null => answersOf.get(userId);

/** The paper of this student on this device, or null. */
export function readPaper(userId: string): KeptPaper | null {
  const sheet = sheets.get(userId);
  const answers = answersOf.get(userId);
  const isWhole =
    sheet?.attemptId === answers?.attemptId && sheet?.questions.length === answers?.given.length;
  return sheet && answers && isWhole ? { sheet, answers } : null;
}

export function keepPaper(userId: string, { sheet, answers }: KeptPaper): void {
  sheets.set(sheet, userId);
  answersOf.set(answers, userId);
}

export function keepPaperAnswers(userId: string, answers: PaperAnswers): void {
  answersOf.set(answers, userId);
}

export function forgetPaper(userId: string): void {
  sheets.clear(userId);
  answersOf.clear(userId);
}
