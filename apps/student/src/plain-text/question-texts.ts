import { kindOf } from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';

type Asked = Pick<Question, 'question' | 'kind' | 'statements' | 'case'>;

/** What is asked where it is one text; null for an assertion and its reason. */
export function askedIn(question: Asked): string | null {
  const kind = kindOf(question);
  if (kind === 'assertionReason' && question.statements) return null;
  return kind === 'case' && question.case ? question.case.ask : question.question;
}

/** The texts that `QuestionText` shows of a question. */
export function questionTexts(question: Asked): readonly string[] {
  const asked = askedIn(question);
  return asked === null ? Object.values(question.statements ?? {}) : [asked];
}
