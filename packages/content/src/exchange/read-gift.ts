import { questionsMax } from '@repo/contracts/limits/content';
import type { Question } from '@repo/contracts/tests';
import giftParser, { type GIFTQuestion, type TextFormat } from 'gift-pegjs';
import { allFields, foundQuestion } from './found-question.ts';
import { type GiftBlock, giftBlocks, readLines } from './gift-blocks.ts';
import { unclearCommand, withCommands } from './gift-commands.ts';
import { lostComments } from './gift-comments.ts';
import { giftFault, hasEmptyFeedback, misreading, startOf } from './gift-faults.ts';
import { withLineEnds } from './gift-lines.ts';
import { foreignLines, withBareSigns } from './gift-stem.ts';
import { fullyRight } from './gift-written.ts';
import { markupOfHtml } from './html-text.ts';
import { isDifficulty, type KeyedQuestion, keyedRow } from './keyed-question.ts';
import { markupOfMarkdown, markupOfPlain } from './plain-text.ts';
import {
  entriesMax,
  exchangeMessages,
  type FoundRow,
  nextOf,
  type Reading,
  readingOf,
  tooManyEntries,
} from './reading.ts';
import { withCountLosses } from './residue-losses.ts';
import { writtenHtml } from './written-html.ts';

/** The limits for one question of a file. */
const importQuestionMaxLength = 100_000;

/** Maximum blocks per question, because texts and categories are blocks too. */
const blocksPerQuestion = 4;

/** A single colon in a text should be escaped as '\:', but Moodle accepts it. */
const looseColon = /(?<![\\:]):(?!:)/g;

/** Feedback on all other numbers than the right one; Moodle accepts it, the grammar doesn't. */
const wrongNumberFeedback = /(?<!\\)(\{\s*#[^={}~]*)~\s*#(?:\\.|[^{}\\])*(?=\})/;

/** '~=' before a right answer: Moodle reads an empty answer, which it drops, and the right one. */
const emptyAnswer = /(?<!\\)~\s*(?==)/g;

type Parsed = { questions: GIFTQuestion[] } | { problem: string } | { kind: string };

function parseBlock(block: GiftBlock): Parsed {
  if (block.text.length > importQuestionMaxLength)
    return { problem: exchangeMessages.giftTooLong(block.line) };
  const lines = readLines(block.text).map(({ line }) => line);
  const written = withCommands(lines.join('\n'));
  const text = withLineEnds(written);
  const withSigns = withLineEnds(withBareSigns(written));
  try {
    return { questions: giftParser.parse(`${text}\n\n`) };
  } catch (error) {
    const others = [
      text.replaceAll(looseColon, '\\:'),
      text.replace(wrongNumberFeedback, '$1'),
      text.replaceAll(emptyAnswer, ''),
      withSigns,
      withSigns.replaceAll(looseColon, '\\:'),
    ];
    for (const other of block.isCut ? [] : others) {
      if (other === text) continue;
      try {
        return { questions: giftParser.parse(`${other}\n\n`) };
      } catch {
        // Report the first failure, because it is about the original text.
      }
    }
    if (!(error instanceof giftParser.SyntaxError)) throw error;
    return giftFault(block, error);
  }
}

type Warn = (sentence: string) => void;

function textOf(given: TextFormat | null, warn: Warn, isOurs: boolean): string {
  if (!given) return '';
  if (isOurs) return given.text;
  if (given.format === 'markdown') return markupOfMarkdown(given.text);
  const html =
    given.format === 'html' ? given.text : given.format === 'moodle' ? writtenHtml(given.text) : null;
  return html === null ? markupOfPlain(given.text) : markupOfHtml(html, warn);
}

/** Whether a question has the form of our own export, and so must be kept unchanged. */
function isOurQuestion(given: GIFTQuestion): boolean {
  if (given.type !== 'MC' || given.title || given.tags?.length !== 1) return false;
  const texts = [given.stem, ...given.choices.map(({ text }) => text)];
  return isDifficulty(given.tags[0] ?? '') && texts.every(({ format }) => format === 'markdown');
}

function readQuestion(
  given: KeyedQuestion,
  place: { n: number; line: number },
  text: string,
): FoundRow<Question> {
  const losses = new Set<string>();
  const warn: Warn = (sentence) => losses.add(sentence);
  const isOurs = isOurQuestion(given);
  if (!isOurs) for (const line of foreignLines(text)) warn(exchangeMessages.giftForeignLine(line));
  const unclear = unclearCommand(text);
  if (unclear !== null) warn(exchangeMessages.giftLineEnd(unclear));
  if (given.type === 'MC' && hasEmptyFeedback(text)) warn(exchangeMessages.giftEmptyFeedback);
  const alone = given.type === 'Short' ? fullyRight(given.choices).length : 0;
  return keyedRow(given, {
    place,
    textOf: (part) => textOf(part, warn, isOurs),
    losses,
    isOurs,
    kindProblem: alone > 1 ? (kind) => exchangeMessages.giftEachRight(place.n, kind, alone) : undefined,
    words: {
      noText: exchangeMessages.giftNoText,
      noRight: exchangeMessages.giftRightHint,
      noModel: exchangeMessages.writtenModel,
    },
  });
}

const sourceOf = <T extends FoundRow<Question>>(row: T, { text }: GiftBlock): T =>
  row.problems.length > 0 ? { ...row, source: text } : row;

/** A result for a block of which only the text is known. */
function faultRow({ text, line }: GiftBlock, n: number, problem: string): FoundRow<Question> {
  const given = { question: startOf(text), options: [], correctAnswer: undefined };
  return foundQuestion(given, { n, line }, { problems: [problem], judged: allFields });
}

const descriptionLoss = ({ line, text }: GiftBlock) => exchangeMessages.giftDescription(line, startOf(text));

function rowsOf(block: GiftBlock, first: number, tell: (loss: string) => void): FoundRow<Question>[] {
  const parsed = parseBlock(block);
  if ('problem' in parsed) return [sourceOf(faultRow(block, first, parsed.problem), block)];
  if ('kind' in parsed)
    return [sourceOf(faultRow(block, first, exchangeMessages.giftKind(first, parsed.kind)), block)];
  const misread = misreading(block.text, new Set(parsed.questions.map(({ type }) => type)));
  if (misread !== null) return [sourceOf(faultRow(block, first, misread), block)];
  const rows: FoundRow<Question>[] = [];
  for (const question of parsed.questions) {
    if (question.type === 'Category') tell(exchangeMessages.giftCategory(question.title));
    else if (question.type === 'Description') tell(descriptionLoss(block));
    else {
      const place = { n: first + rows.length, line: block.line };
      rows.push(sourceOf(readQuestion(question, place, block.text), block));
    }
  }
  return rows;
}

const category = /^\$CATEGORY:\s*(.*)$/m;
const textLoss = (block: GiftBlock) => {
  const name = category.exec(block.text)?.[1]?.trim();
  return name === undefined ? descriptionLoss(block) : exchangeMessages.giftCategory(name);
};

const allQuestions = { from: 1, max: questionsMax };

/** Reads questions in Moodle's GIFT: those with one right option, and others as possible written questions. */
export function readGift(text: string, window = allQuestions): Reading<Question> {
  const blocks = giftBlocks(text);
  const total = blocks.filter(({ isQuestion }) => isQuestion).length;
  if (total > entriesMax || blocks.length > entriesMax * blocksPerQuestion) return tooManyEntries();
  const { from, max } = window;
  const rows: FoundRow<Question>[] = [];
  const losses = new Set<string>();
  let seen = 0;
  for (const block of blocks) {
    if (block.isQuestion) seen += 1;
    if (seen >= from + max) break;
    if (!block.isQuestion) losses.add(textLoss(block));
    else if (seen >= from) rows.push(...rowsOf(block, from + rows.length, (loss) => losses.add(loss)));
  }
  const all = [...losses, ...lostComments(text)];
  return readingOf(withCountLosses(rows), { losses: all, total, next: nextOf(window, total) });
}
