import type { TableSeparator } from '@repo/contracts/import-export';
import { questionsMax } from '@repo/contracts/limits/content';
import { extraTexts, type Question } from '@repo/contracts/tests';
import { adviceForQuestions } from './file-advice.ts';
import { type FieldHints, foundQuestion } from './found-question.ts';
import { markupOfHtml } from './html-text.ts';
import { markupOfPlain } from './plain-text.ts';
import { questionColumnNames } from './question-fields.ts';
import { entriesOf, isOurs, readTable, type Table, type TableRow } from './read-table.ts';
import {
  entriesMax,
  exchangeMessages,
  type FoundRow,
  nextOf,
  nothingRead,
  type Reading,
  readingOf,
  tooManyEntries,
} from './reading.ts';
import { rightOption } from './right-option.ts';
import { optionLetter, questionColumns } from './write-tables.ts';
import { writtenHtml } from './written-html.ts';

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

/** Without the empty cells behind the last option. */
function trimmedOptions(cells: readonly string[], places: Places): string[] {
  const options = places.options.map((index) => (cells[index] ?? '').trim());
  while (options.length > 0 && options.at(-1) === '') options.pop();
  return options;
}

type Form = { places: Places; head: readonly string[]; isHtml: boolean; isOurs: boolean };

/** What each wrong cell holds and what would be right. */
function hintsOf(
  answer: string,
  options: readonly string[],
  cells: readonly string[],
  { places, head }: Pick<Form, 'places' | 'head'>,
): FieldHints {
  const column = places.right >= 0 ? places.right : places.answer;
  const empty = options.flatMap((option, index) => (option.trim() === '' ? [optionLetter(index)] : []));
  const unknown = places.right >= 0 ? exchangeMessages.answerUnknown : exchangeMessages.answerUnknownText;
  return {
    options: empty[0]
      ? exchangeMessages.optionsEmpty(empty[0])
      : exchangeMessages.optionsFound(options.length),
    correctAnswer:
      answer === ''
        ? exchangeMessages.answerEmpty(head[column]?.trim() ?? '', options.length)
        : unknown(answer, options.length),
    difficulty: exchangeMessages.difficultyUnknown((cells[places.difficulty] ?? '').trim()),
  };
}

function readRow({ line, cells, hadApostrophe }: TableRow, n: number, form: Form): FoundRow<Question> {
  const { places, isHtml } = form;
  const losses = new Set<string>();
  if (hadApostrophe && !form.isOurs) losses.add(exchangeMessages.apostrophe);
  const warn = (sentence: string) => losses.add(sentence);
  const clean = (text: string) => {
    if (isHtml) return markupOfHtml(text, warn);
    // Our own tables have what was written here, to the letter.
    const plain = form.isOurs ? text : markupOfPlain(text);
    if (writtenHtml(plain) !== null) warn(exchangeMessages.plainTags);
    return plain.trim();
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
    hintsOf(answer, options, cells, form),
  );
}

/**
 * Questions from a table whose first line names the columns. The right option is given by its letter or number
 * ('correct option'), or in a column 'answer' by its text as well.
 * @param isHtml whether texts are HTML; left out, the file's own `#html:` line says so, else they are plain
 * @param separator what cuts the cells of a text; left out, it is found
 */
export function readQuestionTable(
  source: string | Table,
  isHtml?: boolean,
  window = allQuestions,
  separator?: TableSeparator,
): Reading<Question> {
  const table = typeof source === 'string' ? readTable(source, window, separator) : source;
  const head = table.columns ?? table.rows[0]?.cells ?? [];
  const places = placesOf(head);
  if (!places)
    return table.rows.length === 0
      ? nothingRead(...table.problems)
      : { ...nothingRead(adviceOf(source) ?? exchangeMessages.tableHeadMissing), form: table.form };
  if (table.rowCount > entriesMax) return tooManyEntries();
  const { rows, total } = entriesOf(table, !table.columns, window);
  const used = new Set([...Object.values(places).flat()]);
  const isFilled = (index: number) => rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const lost = head.flatMap((name, index) => (used.has(index) || !isFilled(index) ? [] : [name.trim()]));
  const tableForm = { ...table.form, isHtml: isHtml ?? table.form.isHtml };
  const form = { places, head, isHtml: tableForm.isHtml, isOurs: isOurs(head, questionColumns) };
  return readingOf(
    rows.map((row) => readRow(row, row.n, form)),
    {
      problems: table.problems,
      losses: [...table.losses, ...lost.map(exchangeMessages.columnLost)],
      notices: table.notices ?? [],
      total,
      next: nextOf(window, total),
      form: tableForm,
    },
  );
}

const adviceOf = (source: string | Table) => (typeof source === 'string' ? adviceForQuestions(source) : null);

const allQuestions = { from: 1, max: questionsMax };
