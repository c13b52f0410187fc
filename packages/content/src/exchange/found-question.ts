import { type ExtraText, extraTextFields, extraTexts } from '@repo/contracts/items/extra-texts';
import {
  caseAskMaxLength,
  passageMaxLength,
  statementMaxLength,
  textMaxLength,
} from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { markedTexts, type Question, questionIssues, trimmedQuestion } from '@repo/contracts/tests';
import { namedDifficulty } from './card-difficulty.ts';
import { isErrorText, isShortDate } from './error-text.ts';
import { markupWarning } from './markup-warning.ts';
import type { FoundRow } from './reading.ts';
import { exchangeMessages } from './reading.ts';
import { residueLosses } from './residue-losses.ts';

/** A question as read from a file; `correctAnswer` is undefined if the file doesn't say which is right. */
export type GivenQuestion = Omit<Question, 'correctAnswer' | 'difficulty' | ExtraText> & {
  correctAnswer: number | undefined;
  difficulty?: string | undefined;
} & Partial<Record<ExtraText, string>>;

/** The explanation of a faulty field, added to the message of the catalogue. */
export type FieldHints = Partial<
  Record<'question' | 'options' | 'correctAnswer' | 'statements' | 'case', string>
>;

function sentenceOf({ field, message }: { field: string; message: string }, hints: FieldHints): string {
  const hint = hints[field as keyof FieldHints];
  return hint === undefined ? message : `${message} ${hint}`;
}

/** Other facts about a found question. */
type FoundBeside = {
  problems?: readonly string[];
  /** The fields already covered by `problems`, for which no more problems are added. */
  judged?: readonly string[];
  losses?: readonly string[];
  hints?: FieldHints;
  /** Whether it is from our own export, and so unchanged. */
  isOurs?: boolean;
};

export const allFields = ['question', 'options', 'correctAnswer'] as const;

/** The texts of a question, each with its name and maximum length. */
function ownTexts({ question, statements, case: itsCase }: Question) {
  const { textNames } = exchangeMessages;
  const text = { name: textNames.question, text: question, max: textMaxLength };
  if (statements)
    return (['assertion', 'reason'] as const).map((part) => ({
      name: textNames[part],
      text: statements[part],
      max: statementMaxLength,
    }));
  if (!itsCase) return [text];
  return [
    { name: textNames.passage, text: itsCase.passage, max: passageMaxLength },
    { ...text, text: itsCase.ask, max: caseAskMaxLength },
  ];
}

/** An answer that a paper prints after the last option, or a GIFT comment. */
const answerBehind =
  /\s(?:(?:correct|right)\s+(?:answer|option)|ans(?:wer)?|key|उत्तर)\.?\s*(?:[:：=–—-]\s*[([]?[a-h1-6][)\].]*|[([][a-h1-6][)\]]\.?)$|\s\/\/\s*(?:correct|right|wrong|incorrect)(?:\s+(?:answer|option|one))?[.!]?\s*$/iu;

/** The indexes of options with equal texts, grouped by text. */
function sameOptions(options: readonly string[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [index, text] of options.entries()) {
    const there = places.get(text);
    if (there) there.push(index);
    else if (text !== '') places.set(text, [index]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}

/** Checks a question against the rules of the product, with messages of the catalogue (docs/product/content.md#test-rules). */
export function foundQuestion(
  given: GivenQuestion,
  place: { n: number; line: number },
  { problems = [], judged = [], losses = [], hints = {}, isOurs = false }: FoundBeside = {},
): FoundRow<Question> {
  const said = given.difficulty?.trim() ?? '';
  const known = namedDifficulty(said);
  const raw = { ...given, difficulty: known ?? 'medium' };
  const item = trimmedQuestion(raw);
  const { question, options } = item;
  const issues = questionIssues(raw, place.n).filter(({ field }) => !judged.includes(field));
  const texts = [
    ...ownTexts(item),
    ...options.map((text, index) => ({ name: exchangeMessages.optionName(index), text, max: textMaxLength })),
    ...extraTexts.map((name) => ({
      name: exchangeMessages.textNames[name],
      text: item[name] ?? '',
      max: extraTextFields[name].maxLength,
    })),
  ];
  const tooLong = texts.filter(({ text, max }) => text.length > max);
  const listIssue = markedTexts(item).every(({ text }) => hasShownLists(text))
    ? []
    : [contentMessages.listTooDeep];
  const withAnswer = options.flatMap((text, index) => (answerBehind.test(text) ? [index] : []));
  const same = sameOptions(options);
  const isRight = (indexes: readonly number[]) => !isOurs && indexes.some((at) => at === given.correctAnswer);
  const all = [
    ...problems,
    ...same.filter(isRight).map(exchangeMessages.optionsSameRight),
    ...withAnswer.map(exchangeMessages.answerInOption),
    ...issues.map((issue) => sentenceOf(issue, hints)),
    ...texts.flatMap(({ text }) => (isErrorText(text) ? exchangeMessages.errorInText(text) : [])),
    ...tooLong.map(({ name, max }) => exchangeMessages.textTooLong(name, max)),
    ...listIssue,
  ];
  const warnings = texts.flatMap(({ text }) => markupWarning(text) ?? []);
  return {
    ...place,
    text: question,
    parts: options.map((text, index) => ({ text, isRight: index === given.correctAnswer })),
    problems: all,
    losses: [
      ...new Set([
        ...losses,
        ...same.filter((indexes) => !isRight(indexes)).map(exchangeMessages.optionsSame),
        ...(known || said === '' ? [] : [exchangeMessages.difficultyTaken(said)]),
        ...warnings,
        ...(isOurs ? [] : options.filter(isShortDate).map(exchangeMessages.dateInOption)),
        ...(isOurs ? [] : residueLosses(ownTexts(item), options)),
      ]),
    ],
    item: all.length === 0 ? item : null,
  };
}

/** The letters of options that have content in the file but no text after conversion. */
export function optionsWithoutText(written: readonly string[], kept: readonly string[]): string[] {
  return written.flatMap((text, index) =>
    text.trim() !== '' && (kept[index] ?? '').trim() === '' ? [String.fromCharCode(65 + index)] : [],
  );
}
