import { textMaxLength } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { type Question, questionFault } from '@repo/contracts/tests';
import { markupWarning } from './markup-warning.ts';
import type { FoundRow } from './reading.ts';

/** A question as a file says it; `correctAnswer` is undefined where it names none. */
export type GivenQuestion = {
  question: string;
  options: string[];
  correctAnswer: number | undefined;
  difficulty?: string | undefined;
  explanation?: string | undefined;
};

/** Measures a question against the rules of the product, in the words of the spec. */
export function foundQuestion(
  given: GivenQuestion,
  place: { n: number; line: number },
  problems: readonly string[] = [],
  losses: readonly string[] = [],
): FoundRow<Question> {
  const question = given.question.trim();
  const options = given.options.map((option) => option.trim());
  const explanation = given.explanation?.trim();
  const difficulty = given.difficulty?.trim().toLowerCase() || 'medium';
  const raw = { question, options, correctAnswer: given.correctAnswer, difficulty };
  const fault = problems.length > 0 ? null : questionFault(raw, place.n);
  const texts = [question, ...options, explanation ?? ''];
  const isTooLong = texts.some((text) => text.length > textMaxLength);
  const all = [
    ...problems,
    ...(fault ? [fault.message] : []),
    ...(isTooLong ? [messages.textTooLong(textMaxLength)] : []),
  ];
  const warnings = texts.flatMap((text) => markupWarning(text) ?? []);
  const item: Question = {
    question,
    options,
    correctAnswer: given.correctAnswer ?? -1,
    difficulty: difficulty as Question['difficulty'],
    ...(explanation ? { explanation } : {}),
  };
  return {
    ...place,
    text: question,
    parts: options.map((text, index) => ({ text, isRight: index === given.correctAnswer })),
    problems: all,
    losses: [...new Set([...losses, ...warnings])],
    item: all.length === 0 ? item : null,
  };
}
