import { questionsMax } from '@repo/contracts/limits/content';
import { extraTexts, type Question } from '@repo/contracts/tests';
import { foundQuestion } from './found-question.ts';
import { looksLikeHtml, markupOfHtml } from './html-text.ts';
import { questionColumnNames } from './question-fields.ts';
import { isOurs, readTable, type TableRow } from './read-table.ts';
import { exchangeMessages, type FoundRow, nothingRead, type Reading, tooManyRows } from './reading.ts';
import { questionColumns } from './write-tables.ts';

const optionName = /^(?:(?:option|choice|answer)\s*)?([a-z]|[1-9]\d?)$/i;
const names = {
  ...questionColumnNames,
  /** The letter or number of an option, and nothing else. */
  right: /^(correct option|right option|correct index)$/i,
  /** Letter, number or the text itself. */
  answer: /^(answer|correct|correct answer|right answer|key)$/i,
};

type Column = keyof typeof names;
type Places = Record<Column, number> & { options: number[] };

function placesOf(head: readonly string[]): Places | null {
  const cells = head.map((cell) => cell.trim());
  const places = Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, cells.findIndex((cell) => name.test(cell))]),
  ) as Record<Column, number>;
  const taken = new Set(Object.values(places));
  const options = cells.flatMap((cell, index) => (!taken.has(index) && optionName.test(cell) ? [index] : []));
  const isWhole = places.question >= 0 && options.length >= 2 && Math.max(places.right, places.answer) >= 0;
  return isWhole ? { ...places, options } : null;
}

const letterIndex = (text: string) =>
  /^[a-z]$/i.test(text)
    ? text.toLowerCase().charCodeAt(0) - 97
    : /^\d{1,2}$/.test(text)
      ? Number(text) - 1
      : null;

/** Which option is meant; undefined for none, null where it could be either of two. */
function rightOption(text: string, options: readonly string[], byText: boolean): number | undefined | null {
  if (text === '') return undefined;
  const byLetter = letterIndex(text);
  if (!byText) return byLetter ?? options.length;
  const isOption = byLetter !== null && byLetter < options.length;
  const same = options.flatMap((option, index) => (option.trim() === text ? [index] : []));
  if (isOption && (same.length === 0 || same.includes(byLetter))) return same.length > 1 ? null : byLetter;
  if (isOption || same.length > 1) return null;
  return same[0] ?? options.length;
}

/** Without the empty cells behind the last option. */
function trimmedOptions(cells: readonly string[], places: Places): string[] {
  const options = places.options.map((index) => (cells[index] ?? '').trim());
  while (options.length > 0 && options.at(-1) === '') options.pop();
  return options;
}

type Form = { places: Places; isHtml: boolean; isOurs: boolean };

function readRow({ line, cells, hadApostrophe }: TableRow, n: number, form: Form): FoundRow<Question> {
  const { places, isHtml } = form;
  const losses = new Set<string>();
  if (hadApostrophe && !form.isOurs) losses.add(exchangeMessages.apostrophe);
  const warn = (sentence: string) => losses.add(sentence);
  const clean = (text: string) => {
    if (isHtml) return markupOfHtml(text, warn);
    if (looksLikeHtml(text)) warn(exchangeMessages.plainTags);
    return text.trim();
  };
  const textAt = (place: number) => clean(cells[place] ?? '');
  const options = trimmedOptions(cells, places);
  const isStrict = places.right >= 0;
  const answer = (cells[isStrict ? places.right : places.answer] ?? '').trim();
  const correctAnswer = rightOption(answer, options, !isStrict);
  const problems = correctAnswer === null ? [exchangeMessages.answerAmbiguous(answer, n)] : [];
  return foundQuestion(
    {
      question: textAt(places.question),
      options: options.map(clean),
      correctAnswer: correctAnswer ?? undefined,
      difficulty: cells[places.difficulty],
      ...Object.fromEntries(extraTexts.map((name) => [name, textAt(places[name])])),
    },
    { n, line },
    problems,
    [...losses],
  );
}

/**
 * Questions from a table whose first line names the columns. The right option is given by its letter or number
 * ('correct option'), or in a column 'answer' by its text as well.
 */
export function readQuestionTable(text: string, isHtml?: boolean, rowsMax = questionsMax): Reading<Question> {
  const table = readTable(text, rowsMax);
  const head = table.columns ?? table.rows[0]?.cells ?? [];
  const places = placesOf(head);
  if (!places)
    return table.rows.length === 0
      ? nothingRead(...table.problems)
      : nothingRead(exchangeMessages.tableHeadMissing);
  const rows = table.columns ? table.rows : table.rows.slice(1);
  if (rows.length > rowsMax) return tooManyRows(rowsMax);
  const used = new Set([...Object.values(places).flat()]);
  const isFilled = (index: number) => rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const lost = head.flatMap((name, index) => (used.has(index) || !isFilled(index) ? [] : [name.trim()]));
  const form = { places, isHtml: isHtml ?? table.isHtml ?? false, isOurs: isOurs(head, questionColumns) };
  return {
    rows: rows.map((row, index) => readRow(row, index + 1, form)),
    problems: table.problems,
    losses: [...table.losses, ...lost.map(exchangeMessages.columnLost)],
  };
}
