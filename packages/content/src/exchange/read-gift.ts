import { difficultyValues } from '@repo/contracts/content';
import { questionsMax } from '@repo/contracts/limits/content';
import type { Question } from '@repo/contracts/tests';
import giftParser, { type GIFTQuestion, type MultipleChoice, type TextFormat } from 'gift-pegjs';
import { foundQuestion, type GivenQuestion } from './found-question.ts';
import { looksLikeHtml, markupOfHtml } from './html-text.ts';
import { exchangeMessages, type FoundRow, type Reading, tooManyRows } from './reading.ts';

/** What one question of a text file can honestly hold. */
const importQuestionMaxLength = 100_000;

type Block = { line: number; text: string };

const isComment = (line: string) => line.trimStart().startsWith('//');

/** Questions stand between blank lines; comments alone are none. */
function blocksOf(text: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === '';
    if (!isBlank && isOpen) blocks.at(-1)?.lines.push(line);
    else if (!isBlank) blocks.push({ line: index + 1, lines: [line] });
    isOpen = !isBlank;
  }
  return blocks
    .filter(({ lines }) => !lines.every(isComment))
    .map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

/** Texts and categories stand in blocks of their own; so many beside each question are more than anybody writes. */
const blocksPerQuestion = 4;

function hasTooMany(blocks: readonly Block[], rowsMax: number): boolean {
  const questions = blocks.filter(({ text }) => text.includes('{')).length;
  return questions > rowsMax || blocks.length > rowsMax * blocksPerQuestion;
}

/** A single colon inside a text; it should be written '\:', but Moodle takes it without. */
const looseColon = /(?<![\\:]):(?!:)/g;

type Parsed = { questions: GIFTQuestion[] } | { problem: string };

function parseBlock({ text, line }: Block): Parsed {
  if (text.length > importQuestionMaxLength) return { problem: exchangeMessages.giftTooLong(line) };
  try {
    return { questions: giftParser.parse(`${text}\n\n`) };
  } catch (error) {
    const escaped = text.replaceAll(looseColon, '\\:');
    if (escaped !== text)
      try {
        return { questions: giftParser.parse(`${escaped}\n\n`) };
      } catch {
        // The first failure tells more: it is about what was written.
      }
    if (!(error instanceof giftParser.SyntaxError)) throw error;
    const found = error.found?.trim() ? `'${error.found}'` : exchangeMessages.giftEnd;
    return { problem: exchangeMessages.giftBroken(line + error.location.start.line - 1, found) };
  }
}

const kindNames: Record<string, string> = {
  Numerical: 'number',
  Short: 'short answer',
  Matching: 'matching',
  Essay: 'essay',
};

type Warn = (sentence: string) => void;

function textOf(given: TextFormat | null, warn: Warn): string {
  if (!given) return '';
  const isHtml = given.format === 'html' || (given.format === 'moodle' && looksLikeHtml(given.text));
  return isHtml ? markupOfHtml(given.text, warn) : given.text;
}

const isRight = ({ isCorrect, weight }: MultipleChoice['choices'][number]) =>
  weight === null ? isCorrect : weight > 0;

/** The options and the right one, or what speaks against them. */
function choicesOf({ choices }: MultipleChoice, n: number, warn: Warn) {
  const rights = choices.flatMap((choice, index) => (isRight(choice) ? [index] : []));
  if (choices.some(({ feedback }) => feedback?.text)) warn(exchangeMessages.giftFeedback);
  const isWhole = (weight: number | null) => weight === null || weight === 0 || weight === 100;
  if (!choices.every(({ weight }) => isWhole(weight))) warn(exchangeMessages.giftWeights);
  return {
    options: choices.map(({ text }) => textOf(text, warn)),
    correctAnswer: rights.length === 1 ? rights[0] : undefined,
    problems: rights.length > 1 ? [exchangeMessages.giftSeveralRight(n)] : [],
  };
}

function readQuestion(
  given: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  place: { n: number; line: number },
): FoundRow<Question> {
  const losses = new Set<string>();
  const warn: Warn = (sentence) => losses.add(sentence);
  const { n } = place;
  const tags = given.tags ?? [];
  if (given.title) warn(exchangeMessages.giftName);
  const isDifficulty = (tag: string) => difficultyValues.some((known) => known === tag);
  if (!tags.every(isDifficulty)) warn(exchangeMessages.giftTags);
  const base = {
    question: textOf(given.stem, warn),
    difficulty: tags.find(isDifficulty),
    explanation: textOf(given.globalFeedback, warn),
  };
  const found = (rest: Pick<GivenQuestion, 'options' | 'correctAnswer'>, problems: string[] = []) =>
    foundQuestion({ ...base, ...rest }, place, problems, [...losses]);
  if (given.type === 'TF') {
    if (given.trueFeedback || given.falseFeedback) warn(exchangeMessages.giftFeedback);
    return found({ options: ['True', 'False'], correctAnswer: given.isTrue ? 0 : 1 });
  }
  if (given.type === 'MC') {
    const { problems, ...rest } = choicesOf(given, n, warn);
    return found(rest, problems);
  }
  const kind = kindNames[given.type] ?? given.type;
  return found({ options: [], correctAnswer: undefined }, [exchangeMessages.giftKind(n, kind)]);
}

/** Questions in Moodle's GIFT, of which those with one right option can be kept. */
export function readGift(text: string, rowsMax = questionsMax): Reading<Question> {
  const blocks = blocksOf(text);
  if (hasTooMany(blocks, rowsMax)) return tooManyRows(rowsMax);
  const rows: FoundRow<Question>[] = [];
  const losses: string[] = [];
  for (const block of blocks) {
    const place = { n: rows.length + 1, line: block.line };
    const parsed = parseBlock(block);
    if ('problem' in parsed) {
      const first = block.text.split('\n').find((line) => !line.startsWith('//')) ?? '';
      const given = { question: first, options: [], correctAnswer: undefined };
      rows.push(foundQuestion(given, place, [parsed.problem]));
      continue;
    }
    for (const question of parsed.questions) {
      if (question.type === 'Category') losses.push(exchangeMessages.giftCategory(question.title));
      else if (question.type === 'Description') losses.push(exchangeMessages.giftDescription);
      else rows.push(readQuestion(question, { ...place, n: rows.length + 1 }));
    }
    if (rows.length > rowsMax) return tooManyRows(rowsMax);
  }
  return { rows, problems: [], losses: [...new Set(losses)] };
}
