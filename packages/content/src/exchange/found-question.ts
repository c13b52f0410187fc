import { textMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import {
  type ExtraText,
  extraTextMaxLength,
  extraTexts,
  markedTexts,
  type Question,
  questionIssue,
  trimmedQuestion,
} from '@repo/contracts/tests';
import { markupWarning } from './markup-warning.ts';
import type { FoundRow } from './reading.ts';
import { exchangeMessages } from './reading.ts';

/** A question as a file says it; `correctAnswer` is undefined where it names none. */
export type GivenQuestion = Omit<Question, 'correctAnswer' | 'difficulty' | ExtraText> & {
  correctAnswer: number | undefined;
  difficulty?: string | undefined;
} & Partial<Record<ExtraText, string>>;

/** What is said of a field that is not right, behind the sentence of the product. */
export type FieldHints = Partial<Record<'question' | 'options' | 'correctAnswer' | 'difficulty', string>>;

function sentenceOf({ field, message }: { field: string; message: string }, hints: FieldHints): string {
  const hint = hints[field as keyof FieldHints];
  return hint === undefined ? message : `${message} ${hint}`;
}

/** Measures a question against the rules of the product, in the words of the catalogue (docs/product.md#test-rules). */
export function foundQuestion(
  given: GivenQuestion,
  place: { n: number; line: number },
  problems: readonly string[] = [],
  losses: readonly string[] = [],
  hints: FieldHints = {},
): FoundRow<Question> {
  const raw = { ...given, difficulty: given.difficulty?.trim().toLowerCase() || 'medium' };
  const item = trimmedQuestion(raw);
  const { question, options } = item;
  const issue = problems.length > 0 ? null : questionIssue(raw, place.n);
  const extras = extraTexts.map((name) => ({ text: item[name] ?? '', max: extraTextMaxLength[name] }));
  const texts = [...[question, ...options].map((text) => ({ text, max: textMaxLength })), ...extras];
  const tooLong = texts.find(({ text, max }) => text.length > max);
  const listIssue = markedTexts(item).every(([, text]) => hasShownLists(text))
    ? []
    : [contentMessages.listTooDeep];
  const all = [
    ...problems,
    ...(issue ? [sentenceOf(issue, hints)] : []),
    ...(tooLong ? [exchangeMessages.textTooLong(tooLong.max)] : []),
    ...listIssue,
  ];
  const warnings = texts.flatMap(({ text }) => markupWarning(text) ?? []);
  return {
    ...place,
    text: question,
    parts: options.map((text, index) => ({ text, isRight: index === given.correctAnswer })),
    problems: all,
    losses: [...new Set([...losses, ...warnings])],
    item: all.length === 0 ? item : null,
  };
}
