import type { WrittenFields } from '@repo/contracts/content.inputs';
import { cutText } from '@repo/contracts/cut-text';
import { libraryWrittenFile } from '@repo/contracts/library';
import { pointMaxLength, pointsMax, writtenMarksMax } from '@repo/contracts/limits/content';
import type {
  Essay,
  Matching,
  MultipleChoice,
  Numerical,
  NumericalFormat,
  ShortAnswer,
  TextFormat,
} from 'gift-pegjs';
import { exchangeMessages } from './messages.ts';
import type { WrittenOffer } from './reading.ts';

/** A GIFT answer: its sign, and its percentage of the marks if given. */
type Weighted = { isCorrect: boolean; weight: number | null };

/** The answers with full marks. */
export const fullyRight = <C extends Weighted>(choices: readonly C[]): C[] =>
  choices.filter(({ isCorrect, weight }) => (weight === null ? isCorrect : weight === 100));

/** The right answers: those with full marks, or if there are none those with partial marks. */
export function rightChoices<C extends Weighted>(choices: readonly C[]): C[] {
  const whole = fullyRight(choices);
  return whole.length > 0 ? whole : choices.filter(({ weight }) => weight !== null && weight > 0);
}

/** A question that does not fit into a test. */
export type GiftToWrite = MultipleChoice | Numerical | ShortAnswer | Matching | Essay;

/** Converts a text of the file into markup. */
type TextOf = (given: TextFormat | null) => string;

/** Default words for created questions; teachers can change them. */
const words = {
  chooseFrom: 'Choose from:',
  match: 'Match each of these',
  with: 'with one of these:',
  range: (low: string, high: string) => `from ${low} to ${high}`,
  tolerance: (number: string, range: string) => `${number} (up to ${range} more or less is right too)`,
  also: (texts: readonly string[]) => `Also right: ${texts.join('; ')}`,
  partly: (texts: readonly string[]) => `Partly right: ${texts.join('; ')}`,
  wrong: (texts: readonly string[]) => `Wrong: ${texts.join('; ')}`,
};

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim();
/** A list has no place for figures, which need their own line. */
const hasFigure = (text: string) => text.includes('![');
const listOf = (texts: readonly string[]) => texts.map((text) => `- ${inOneLine(text)}`).join('\n');
const paragraphs = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');

type Answer = { question: string; model: string; points: readonly string[]; note?: string };

/**
 * The marks of each point, in half marks: one mark if possible, else half a mark, so that the sum is a whole
 * number.
 */
function halvesOf(count: number): number[] {
  if (count <= writtenMarksMax) return Array.from({ length: count }, () => 2);
  return Array.from({ length: count }, (_, at) => (at === 0 && count % 2 === 1 ? 2 : 1));
}

function writtenOf({ question, model, points, note }: Answer): WrittenOffer {
  if (points.length > Math.min(pointsMax, writtenMarksMax * 2))
    return { needs: exchangeMessages.writtenTooMany(points.length) };
  const halves = halvesOf(points.length);
  const group = { points: points.map((text, at) => ({ text, halves: halves[at] ?? 1 })) };
  const part = { model, groups: [group], ...(note ? { note } : {}) };
  const given: WrittenFields = {
    marks: halves.reduce((sum, each) => sum + each, 0) / 2,
    alternatives: [{ question, parts: [part] }],
  };
  const { success, data, error } = libraryWrittenFile.safeParse([given]);
  const [fields] = data ?? [];
  return success && fields
    ? { fields }
    : { needs: error?.issues[0]?.message ?? exchangeMessages.writtenIncomplete };
}

/** Makes a point of each right option; the question lists all options. */
function ofChoices({ stem, choices }: MultipleChoice, textOf: TextOf): WrittenOffer {
  const lines = (given: MultipleChoice['choices']) => given.map(({ text }) => inOneLine(textOf(text)));
  const points = lines(rightChoices(choices));
  if (lines(choices).some(hasFigure)) return { needs: exchangeMessages.writtenPictures };
  const question = paragraphs(textOf(stem), words.chooseFrom, listOf(lines(choices)));
  return writtenOf({ question, model: listOf(points), points });
}

function numberText({ type, number, range, numberLow, numberHigh }: NumericalFormat): string {
  if (type === 'high-low') return words.range(String(numberLow), String(numberHigh));
  return type === 'range' && range ? words.tolerance(String(number), String(range)) : String(number);
}

/** Moodle's answer for everything that no other answer fits. */
const anyAnswer = '*';

/** Uses the first right answer as the model; the note lists the others, those with some marks, and those with none. */
function ofAnswers<C extends Weighted>(
  question: string,
  choices: readonly C[],
  answerOf: (choice: C) => string,
): WrittenOffer {
  const whole = fullyRight(choices);
  const partly = choices.filter(({ weight }) => weight !== null && weight > 0 && weight < 100);
  const wrong = choices.filter((choice) => !whole.includes(choice) && !partly.includes(choice));
  const [model = '', ...others] = whole.map(answerOf);
  const lines = [
    [words.also, others],
    [words.partly, partly.map(answerOf)],
    [words.wrong, wrong.map(answerOf).filter((text) => text !== anyAnswer)],
  ] as const;
  const note = lines.flatMap(([say, texts]) => (texts.length > 0 ? [say(texts.map(inOneLine))] : []));
  return writtenOf({ question, model, points: [model], note: note.join('\n\n') });
}

function ofPairs({ stem, matchPairs }: Matching, textOf: TextOf): WrittenOffer {
  // An answer without its pair is a distractor.
  const pairs = matchPairs
    .map(({ subquestion, subanswer }) => ({
      left: inOneLine(textOf(subquestion)),
      right: inOneLine(textOf({ format: subquestion.format, text: subanswer })),
    }))
    .filter(({ right }) => right !== '');
  const asked = pairs.filter(({ left }) => left !== '');
  if (pairs.some(({ left, right }) => hasFigure(left) || hasFigure(right)))
    return { needs: exchangeMessages.writtenPictures };
  const answers = [...new Set(pairs.map(({ right }) => right))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const points = asked.map(({ left, right }) => `${left}: ${right}`);
  const question = paragraphs(
    textOf(stem),
    words.match,
    listOf(asked.map(({ left }) => left)),
    words.with,
    listOf(answers),
  );
  return writtenOf({ question, model: listOf(points), points });
}

/** One point for each line of a model answer that can be ticked separately, else one for all of it. */
function pointsOf(model: string): string[] {
  const lines = model.split(/\n+/).map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim());
  const said = lines.filter((line) => line !== '');
  const areSentences =
    !/^\s*(?:\||!\[|\$\$)/m.test(model) && said.every((line) => line.length <= pointMaxLength);
  return areSentences && said.length <= writtenMarksMax ? said : [cutText(model, pointMaxLength)];
}

function ofEssay({ stem, globalFeedback }: Essay, textOf: TextOf, noModel: string): WrittenOffer {
  const model = textOf(globalFeedback).trim();
  return model === ''
    ? { needs: noModel }
    : writtenOf({ question: textOf(stem), model, points: pointsOf(model) });
}

/**
 * Converts a question that does not fit into a test into a written question.
 * @param noModel what to do about an essay without a model answer
 */
export function giftAsWritten(given: GiftToWrite, textOf: TextOf, noModel: string): WrittenOffer {
  if (given.type === 'MC') return ofChoices(given, textOf);
  if (given.type === 'Matching') return ofPairs(given, textOf);
  if (given.type === 'Essay') return ofEssay(given, textOf, noModel);
  const question = textOf(given.stem);
  if (given.type === 'Short') return ofAnswers(question, given.choices, ({ text }) => textOf(text));
  const { choices } = given;
  if (!Array.isArray(choices)) {
    const model = numberText(choices);
    return writtenOf({ question, model, points: [model] });
  }
  return ofAnswers(question, choices, ({ text }) => numberText(text));
}
