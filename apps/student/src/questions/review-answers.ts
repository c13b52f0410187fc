import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';

export type ReviewedQuestion = {
  question: Question;
  /** Where its figures are; absent where that is not known. */
  chapterId?: string;
  /** How it is named where it is not counted: in a paper by its number there, and with it the case it is of. */
  name?: string;
  place?: string;
  /** Null where it is not known: of a mistake of another day. */
  given: number | null;
  isCorrect: boolean;
};

/** Each question with the option that was chosen for it; `given` is -1 for an unanswered one. */
export function reviewAnswers(
  questions: readonly (Question & { chapterId?: string })[],
  answers: readonly number[],
): ReviewedQuestion[] {
  return questions.map((question, index) => {
    const given = answers[index] ?? unanswered;
    const { chapterId } = question;
    return {
      question,
      ...(chapterId ? { chapterId } : {}),
      given,
      isCorrect: given === question.correctAnswer,
    };
  });
}
