import { unanswered } from './limits/progress.ts';
import type { ResultList, SeenTest, TestResult } from './progress.ts';

/** India's UTC offset, the same all year. */
const productUtcOffsetMinutes = 330;

export type Marks = {
  /** The chosen option by question; -1 if unanswered. */
  answers: number[];
  correctAnswers: number;
  incorrectAnswers: number;
  scorePercent: number;
  isPassed: boolean;
};

/**
 * Marks a quiz (docs/product/study.md#quiz-marking): an unanswered question is incorrect; passed when the
 * rounded percentage reaches the passing score.
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

/**
 * Whether an answer is right; null when it was left open. A typed text that matches no option is wrong
 * (docs/decisions/0062-typed-answers.md).
 */
export const outcomeOf = (
  { correctAnswer }: { correctAnswer: number },
  given: number,
  isTyped: boolean,
): boolean | null => (given === unanswered && !isTyped ? null : given === correctAnswer);

/** Whether each answer is an option of its question; null and -1 mean not answered. */
export function areOptions(
  questions: readonly { options: readonly string[] }[],
  answers: readonly (number | null)[],
): boolean {
  return answers.every((answer, index) => {
    const options = questions[index]?.options.length ?? 0;
    return answer === null || answer === unanswered || (answer >= 0 && answer < options);
  });
}

/** Joins results with their tests; results of one test share it. */
export function wholeResults({ results, seenTests }: ResultList): TestResult[] {
  const read = new Map<string, SeenTest>();
  return results.flatMap(({ testHash, ...marks }) => {
    const text = seenTests[testHash];
    if (text === undefined) return [];
    const seen = read.get(testHash) ?? (JSON.parse(text) as SeenTest);
    read.set(testHash, seen);
    return { ...marks, ...seen };
  });
}

/** Rounded percentage between 0 and 100; 0 of 0 is 0. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
}

/** Formats whole seconds as 'm:ss'. */
export function clockText(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The date in India at a moment, as YYYY-MM-DD (docs/product/study.md#streak). Intl would take a tenth of a
 * second on a slow phone.
 */
export function studyDay(at: Date): string {
  return new Date(at.getTime() + productUtcOffsetMinutes * 60_000).toISOString().slice(0, 10);
}
