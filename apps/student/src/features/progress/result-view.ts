import { progressCopy } from 'virtual:messages/progress';
import { percentOf } from '@repo/contracts/progress.rules';
import type { Question } from '@repo/contracts/tests';
import { shownItems } from '#src/content/library/shown-items.ts';
import { type ReviewedQuestion, reviewAnswers } from '#src/study/questions/review-answers.ts';
import { dayText } from './day-text.ts';

/** A stored result from the server, whose test or chapter may no longer exist. */
export type StoredResult = {
  _id: string;
  testId?: {
    title?: string | null;
    passingScore?: number | null;
    questions?: readonly Question[] | null;
  } | null;
  chapterId?: { _id?: string; name?: string | null; subject?: { name?: string | null } | null } | null;
  score: number;
  isPassed: boolean;
  timeTaken: number;
  correctAnswers: number;
  incorrectAnswers: number;
  answers?: readonly number[] | null;
  typed?: readonly (string | null)[] | null | undefined;
  createdAt?: string | null;
};

/** A formatted result. `scorePercent` was stored; `recomputedPercent` is correct answers by total. */
export type ResultView = {
  title: string;
  chapterName: string;
  subjectName: string;
  isPassed: boolean;
  scorePercent: number;
  recomputedPercent: number;
  timeText: string;
  dateText: string;
  correct: number;
  incorrect: number;
  total: number;
  passingScorePercent: number | null;
  review: ReviewedQuestion[];
};

const named = (name: string | null | undefined, fallback: string) => name?.trim() || fallback;

function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return progressCopy.results.minutesAndSeconds({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** The questions in the app's current language where translated. */
function shown(questions: readonly Question[]): readonly Question[] {
  const given = [{ questions }];
  const [test] = (shownItems.change?.('tests', given) ?? given) as typeof given;
  return test?.questions ?? [];
}

/** Empty unless both questions and answers are stored. */
function review({ testId, chapterId, answers, typed }: StoredResult): ReviewedQuestion[] {
  if (!answers || answers.length === 0) return [];
  const place = chapterId?._id ? { chapterId: chapterId._id } : {};
  const questions = shown(testId?.questions ?? []).map((question) => ({ ...question, ...place }));
  return reviewAnswers(questions, answers, typed);
}

/** Formats a stored result, with fallbacks for missing or blank names. */
export function viewOfResult(result: StoredResult): ResultView {
  const { untitledTest, unknownChapter, unknownSubject } = progressCopy.results;
  const total = result.correctAnswers + result.incorrectAnswers;
  return {
    title: named(result.testId?.title, untitledTest),
    chapterName: named(result.chapterId?.name, unknownChapter),
    subjectName: named(result.chapterId?.subject?.name, unknownSubject),
    isPassed: result.isPassed,
    scorePercent: result.score,
    recomputedPercent: percentOf(result.correctAnswers, total),
    timeText: timeText(result.timeTaken),
    dateText: dayText(result.createdAt) ?? progressCopy.unknownDate,
    correct: result.correctAnswers,
    incorrect: result.incorrectAnswers,
    total,
    passingScorePercent: result.testId?.passingScore ?? null,
    review: review(result),
  };
}
