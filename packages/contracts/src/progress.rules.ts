import { unanswered } from './limits.ts';

export type Marks = {
  /** Exactly one entry a question; -1 where none was chosen. */
  answers: number[];
  correctAnswers: number;
  incorrectAnswers: number;
  scorePercent: number;
  isPassed: boolean;
};

/**
 * Marks a quiz (decisions 6): an unanswered question counts as incorrect; passed when the rounded percentage
 * reaches the passing score.
 * @param answers chosen option indexes in the order of the questions; short, null or -1 means not answered
 */
export function grade(
  questions: readonly { correctAnswer: number }[],
  answers: readonly (number | null)[],
  passingScorePercent: number,
): Marks {
  const given = questions.map((_, index) => answers[index] ?? unanswered);
  const correctAnswers = questions.filter(
    (question, index) => given[index] === question.correctAnswer,
  ).length;
  const scorePercent = percentOf(correctAnswers, questions.length);
  return {
    answers: given,
    correctAnswers,
    incorrectAnswers: questions.length - correctAnswers,
    scorePercent,
    isPassed: questions.length > 0 && scorePercent >= passingScorePercent,
  };
}

/** Rounded percentage between 0 and 100; 0 of 0 is 0. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
}

/** 'm:ss' shown on clocks, from whole seconds. */
export function clockText(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
