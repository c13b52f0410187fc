import type { Question } from '@repo/contracts/tests';
import giftParser, { type GIFTQuestion, type MultipleChoice, type TextFormat } from 'gift-pegjs';
import { foundQuestion, type GivenQuestion } from './found-question.ts';
import { looksLikeHtml, markupOfHtml } from './html-text.ts';
import { exchangeMessages, type FoundRow, type Reading } from './reading.ts';

type Block = { line: number; text: string };

/** Questions stand between blank lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') open = null;
    else if (open) open.text += `\n${line}`;
    else {
      open = { line: index + 1, text: line };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A single colon inside a text; it should be written '\:', but Moodle takes it without. */
const looseColon = /(?<![\\:]):(?!:)/g;

type Parsed = { questions: GIFTQuestion[] } | { line: number; found: string };

function parseBlock({ text, line }: Block): Parsed {
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
    return { line: line + error.location.start.line - 1, found };
  }
}

const kindNames: Record<string, string> = {
  Numerical: 'number',
  Short: 'short answer',
  Matching: 'matching',
  Essay: 'essay',
};

type Lose = (sentence: string) => void;

function textOf(given: TextFormat | null, lose: Lose): string {
  if (!given) return '';
  const isHtml = given.format === 'html' || (given.format === 'moodle' && looksLikeHtml(given.text));
  return isHtml ? markupOfHtml(given.text, lose) : given.text;
}

const isRight = ({ isCorrect, weight }: MultipleChoice['choices'][number]) =>
  weight === null ? isCorrect : weight > 0;

/** The options and the right one, or what speaks against them. */
function choicesOf({ choices }: MultipleChoice, n: number, lose: Lose) {
  const rights = choices.flatMap((choice, index) => (isRight(choice) ? [index] : []));
  if (choices.some(({ feedback }) => feedback?.text)) lose(exchangeMessages.giftFeedback);
  const isWhole = (weight: number | null) => weight === null || weight === 0 || weight === 100;
  if (!choices.every(({ weight }) => isWhole(weight))) lose(exchangeMessages.giftWeights);
  return {
    options: choices.map(({ text }) => textOf(text, lose)),
    correctAnswer: rights.length === 1 ? rights[0] : undefined,
    problems: rights.length > 1 ? [exchangeMessages.giftSeveralRight(n)] : [],
  };
}

const difficulties = ['easy', 'medium', 'hard'];

function readQuestion(
  given: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  place: { n: number; line: number },
): FoundRow<Question> {
  const losses = new Set<string>();
  const lose: Lose = (sentence) => losses.add(sentence);
  const { n } = place;
  const tags = given.tags ?? [];
  if (given.title) lose(exchangeMessages.giftName);
  if (tags.some((tag) => !difficulties.includes(tag))) lose(exchangeMessages.giftTags);
  const base = {
    question: textOf(given.stem, lose),
    difficulty: tags.find((tag) => difficulties.includes(tag)),
    explanation: textOf(given.globalFeedback, lose),
  };
  const found = (rest: Pick<GivenQuestion, 'options' | 'correctAnswer'>, problems: string[] = []) =>
    foundQuestion({ ...base, ...rest }, place, problems, [...losses]);
  if (given.type === 'TF') {
    if (given.trueFeedback || given.falseFeedback) lose(exchangeMessages.giftFeedback);
    return found({ options: ['True', 'False'], correctAnswer: given.isTrue ? 0 : 1 });
  }
  if (given.type === 'MC') {
    const { problems, ...rest } = choicesOf(given, n, lose);
    return found(rest, problems);
  }
  const kind = kindNames[given.type] ?? given.type;
  return found({ options: [], correctAnswer: undefined }, [exchangeMessages.giftKind(n, kind)]);
}

/** Questions in Moodle's GIFT, of which those with one right option can be kept. */
export function readGift(text: string): Reading<Question> {
  const rows: FoundRow<Question>[] = [];
  const losses: string[] = [];
  for (const block of blocksOf(text)) {
    if (block.text.split('\n').every((line) => line.trim().startsWith('//'))) continue;
    const place = { n: rows.length + 1, line: block.line };
    const parsed = parseBlock(block);
    if (!('questions' in parsed)) {
      const problem = exchangeMessages.giftBroken(parsed.line, parsed.found);
      const first = block.text.split('\n').find((line) => !line.startsWith('//')) ?? '';
      rows.push(foundQuestion({ question: first, options: [], correctAnswer: undefined }, place, [problem]));
      continue;
    }
    for (const question of parsed.questions) {
      if (question.type === 'Category') losses.push(exchangeMessages.giftCategory(question.title));
      else if (question.type === 'Description') losses.push(exchangeMessages.giftDescription);
      else rows.push(readQuestion(question, { ...place, n: rows.length + 1 }));
    }
  }
  return { rows, problems: [], losses: [...new Set(losses)] };
}
