import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import type { TypedTexts } from './machine.ts';

export type ReviewedQuestion = {
  question: Question;
  /** Chapter of the question's figures; undefined when unknown. */
  chapterId?: string;
  /** Name instead of a running number: in papers the number there, with its case. */
  name?: string;
  place?: string;
  /** The chosen option; null when unknown, for mistakes of another day. */
  given: number | null;
  /** The typed text, readable or not, instead of a chosen option. */
  typed?: string;
  isCorrect: boolean;
};

/** Combines questions with chosen options; `given` is -1 for unanswered ones. */
export function reviewAnswers(
  questions: readonly (Question & { chapterId?: string })[],
  answers: readonly number[],
  typed?: TypedTexts | null,
  unread?: TypedTexts | null,
): ReviewedQuestion[] {
  return questions.map((question, index) => {
    const given = answers[index] ?? unanswered;
    const { chapterId } = question;
    const text = typed?.[index] ?? unread?.[index];
    return {
      question,
      ...(chapterId ? { chapterId } : {}),
      given,
      ...(text != null && { typed: text }),
      isCorrect: given === question.correctAnswer,
    };
  });
}
