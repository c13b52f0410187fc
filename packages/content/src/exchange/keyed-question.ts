import { difficultyValues } from '@repo/contracts/content';
import { type ExtraText, extraTexts } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import type { GIFTQuestion, MultipleChoice, TextFormat } from 'gift-pegjs';
import {
  allFields,
  type FieldHints,
  foundQuestion,
  type GivenQuestion,
  optionsWithoutText,
} from './found-question.ts';
import { giftAsWritten, rightChoices } from './gift-written.ts';
import { exchangeMessages, type FoundRow } from './reading.ts';

/** Notices about lost feedback, each with its words; empty feedback loses nothing. */
export const feedbackLosses = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => {
    const words = (text ?? '')
      .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return words === '' ? [] : [exchangeMessages.feedbackLost(words)];
  });

/** A question with marked answers in the form of GIFT's parser, to which other formats are converted. */
export type KeyedQuestion = Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>;

export type KeyedReading = {
  place: { n: number; line: number };
  /** Converts a text of the file into markup. */
  textOf: (given: TextFormat | null) => string;
  /** Losses found so far; converting texts adds more. */
  losses: Set<string>;
  extras?: Partial<Record<ExtraText, string>>;
  isOurs?: boolean;
  /** Why a question without options is refused. @param kind its name for teachers */
  kindProblem?: ((kind: string) => string) | undefined;
  /** What to do in the form of the file where something is missing. */
  words: { noText: string; noRight?: string; noModel: string };
};

const kindNames: Record<string, string> = {
  Numerical: 'number',
  Short: 'short answer',
  Matching: 'matching',
  Essay: 'essay',
};

export const isDifficulty = (tag: string) => difficultyValues.some((known) => known === tag);

/** The options and the right one, or the problems with them. */
function choicesOf({ choices }: MultipleChoice, { place: { n }, textOf, losses }: KeyedReading) {
  const right = new Set(rightChoices(choices));
  const rights = choices.flatMap((choice, index) => (right.has(choice) ? [index] : []));
  const isWhole = (weight: number | null) => weight === null || weight === 0 || weight === 100;
  if (!choices.every(({ weight }) => isWhole(weight))) losses.add(exchangeMessages.giftWeights);
  return {
    options: choices.map(({ text }) => textOf(text)),
    correctAnswer: rights.length === 1 ? rights[0] : undefined,
    problems: choices.some(({ isCorrect, weight }) => isCorrect && weight !== null && weight <= 0)
      ? [exchangeMessages.giftSignAndWeight(n)]
      : rights.length > 1
        ? [exchangeMessages.giftSeveralRight(n)]
        : [],
  };
}

/** The texts of feedback on single answers. */
function feedbackOf(given: KeyedQuestion): (TextFormat | null | undefined)[] {
  if (given.type === 'TF') return [given.trueFeedback, given.falseFeedback];
  const hasChoices = given.type === 'MC' || given.type === 'Short' || given.type === 'Numerical';
  return hasChoices && Array.isArray(given.choices) ? given.choices.map(({ feedback }) => feedback) : [];
}

/** The question with one right option, or why it has none, and the written question that it could be. */
export function keyedRow(given: KeyedQuestion, reading: KeyedReading): FoundRow<Question> {
  const { place, textOf, losses, extras = {}, isOurs = false, words } = reading;
  const tags = given.tags ?? [];
  if (given.title) losses.add(exchangeMessages.giftName);
  if (!tags.every(isDifficulty)) losses.add(exchangeMessages.giftTags);
  const hasStem = (given.stem?.text ?? '').trim() !== '';
  const base = {
    question: textOf(given.stem),
    difficulty: tags.find(isDifficulty),
    explanation: textOf(given.globalFeedback),
    ...extras,
  };
  const loseExtras = () => {
    if (extraTexts.some((name) => (base as Partial<Record<ExtraText, string>>)[name]?.trim()))
      losses.add(exchangeMessages.writtenExtras);
  };
  const hints: FieldHints = {
    ...(words.noRight === undefined ? {} : { correctAnswer: words.noRight }),
    question: hasStem ? exchangeMessages.onlyImage : words.noText,
  };
  const options = given.type === 'MC' ? given.choices.map(({ text }) => text.text) : [];
  const found = (
    rest: Pick<GivenQuestion, 'options' | 'correctAnswer'>,
    problems: string[] = [],
    judged: readonly string[] = [],
  ) => {
    const images = optionsWithoutText(options, rest.options);
    return foundQuestion({ ...base, ...rest }, place, {
      problems,
      judged,
      losses: [...losses],
      isOurs,
      hints: {
        ...hints,
        options:
          images.length > 0
            ? exchangeMessages.optionsOnlyImages(images)
            : exchangeMessages.optionsFound(rest.options.length),
      },
    });
  };
  for (const loss of feedbackLosses(feedbackOf(given).map((text) => text?.text))) losses.add(loss);
  if (given.type === 'TF') {
    return found({ options: ['True', 'False'], correctAnswer: given.isTrue ? 0 : 1 });
  }
  if (given.type === 'MC') {
    const { problems, ...rest } = choicesOf(given, reading);
    if (problems.length > 0) loseExtras();
    const row = found(rest, problems, problems.length > 0 ? ['correctAnswer'] : []);
    return problems.length > 0 ? { ...row, written: giftAsWritten(given, textOf, words.noModel) } : row;
  }
  const kind = kindNames[given.type] ?? given.type;
  if (given.type !== 'Essay') loseExtras();
  const problem = reading.kindProblem?.(kind) ?? exchangeMessages.giftKind(place.n, kind);
  const row = found({ options: [], correctAnswer: undefined }, [problem], allFields);
  return { ...row, written: giftAsWritten(given, textOf, words.noModel) };
}
