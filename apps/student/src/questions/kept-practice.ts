import { brand } from '@repo/contracts/brand';
import type { Question } from '@repo/contracts/tests';

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

/** A practice on this device: running, or over and `ended`. Moments are of this device's clock. */
export type KeptPractice = {
  set: PracticeSet;
  answers: number[];
  /** The question on screen, from 0. */
  index: number;
  startedAtMs: number;
  /** Infinity without a clock. */
  deadlineMs: number;
  ended?: { atMs: number; timeTakenSeconds: number; isTimeUp: boolean };
};

/** Results are shown again for so long, after a reload or a look at the notes. */
const resultsLastMs = 12 * 3_600_000;

const nameOf = (userId: string) => `${brand.storagePrefix}-practice-${userId}`;
const storages = [() => localStorage, () => sessionStorage];

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && !Number.isNaN(one));

function parsePractice(text: string | null): KeptPractice | null {
  const value = JSON.parse(text ?? 'null') as Partial<KeptPractice> | null;
  if (!value) return null;
  // JSON knows no Infinity and writes null.
  const deadlineMs = value.deadlineMs ?? Number.POSITIVE_INFINITY;
  const isWhole =
    isNumbers(value.answers) &&
    isNumbers([value.index, value.startedAtMs, deadlineMs]) &&
    Array.isArray(value.set?.places) &&
    Array.isArray(value.set.questions) &&
    value.set.questions.length > 0 &&
    value.set.questions.length === value.answers.length;
  return isWhole ? { ...(value as KeptPractice), deadlineMs } : null;
}

/** Keeps the student's one practice. Where storage is full or blocked, it lives as long as the page. */
export function keepPractice(userId: string, practice: KeptPractice): void {
  for (const storage of storages)
    try {
      // An older state of it may not stay where the newer one has no room.
      storage().removeItem(nameOf(userId));
      storage().setItem(nameOf(userId), JSON.stringify(practice));
      return;
    } catch {
      // the next one may have room
    }
}

/** The practice of this student on this device, or null. Never fails. */
export function readPractice(userId: string, nowMs: number = Date.now()): KeptPractice | null {
  for (const storage of storages)
    try {
      const kept = parsePractice(storage().getItem(nameOf(userId)));
      if (kept && (!kept.ended || nowMs - kept.ended.atMs < resultsLastMs)) return kept;
    } catch {
      // blocked, or not ours
    }
  return null;
}

/** Forgets it. Never fails. */
export function forgetPractice(userId: string): void {
  for (const storage of storages)
    try {
      storage().removeItem(nameOf(userId));
    } catch {
      // blocked: there is nothing in it
    }
}
