import { kindOf } from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';

type Asked = Pick<Question, 'question' | 'kind' | 'statements' | 'case'>;

/** The question as one text; null for assertion and reason. */
export function askedIn(question: Asked): string | null {
  const kind = kindOf(question);
  if (kind === 'assertionReason' && question.statements) return null;
  return kind === 'case' && question.case ? question.case.ask : question.question;
}

/** The texts that `QuestionText` renders. */
export function questionTexts(question: Asked): readonly string[] {
  const asked = askedIn(question);
  return asked === null ? Object.values(question.statements ?? {}) : [asked];
}
