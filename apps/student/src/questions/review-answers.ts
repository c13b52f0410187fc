import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';

export type ReviewedQuestion = { question: Question; given: number; isCorrect: boolean };

/** Each question with the option that was chosen for it; `given` is -1 for an unanswered one. */
export function reviewAnswers(
  questions: readonly Question[],
  answers: readonly number[],
): ReviewedQuestion[] {
  return questions.map((question, index) => {
    const given = answers[index] ?? unanswered;
    return { question, given, isCorrect: given === question.correctAnswer };
  });
}
