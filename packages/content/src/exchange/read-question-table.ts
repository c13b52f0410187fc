import type { TableSeparator } from '@repo/contracts/import-export';
import { questionsMax } from '@repo/contracts/limits/content';
import { extraTexts, type Question } from '@repo/contracts/tests';
import { adviceForQuestions } from './file-advice.ts';
import { type FieldHints, foundQuestion, optionsWithoutText } from './found-question.ts';
import { markupOfHtml } from './html-text.ts';
import { markupOfPlain } from './plain-text.ts';
import { questionColumnNames } from './question-fields.ts';
import { entriesOf, isOurs, readTable, type Table } from './read-table.ts';
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
import { optionIndexOf, rightOption } from './right-option.ts';
import { sourceOfBad, type TableRow, uncutRow } from './table-rows.ts';
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
/** The columns of the options in the order of their letters. */
type OptionColumn = { index: number; name: string; letter: string };
type Places = Record<Column, number> & { options: OptionColumn[] };

function optionColumns(cells: readonly string[], taken: ReadonlySet<number>): OptionColumn[] {
  const found = cells.flatMap((name, index) => {
    const letter = taken.has(index) ? undefined : optionName.exec(name)?.[1];
    return letter === undefined ? [] : [{ index, name, rank: optionIndexOf(letter) ?? 0 }];
  });
  const ranks = new Set(found.map(({ rank }) => rank));
  // Where a letter and a number say the same, nothing but their order tells them apart.
  const isClear = ranks.size === found.length;
  return (isClear ? found.toSorted((a, b) => a.rank - b.rank) : found).map(({ index, name, rank }, at) => ({
    index,
    name,
    letter: optionLetter(isClear ? rank : at),
  }));
}

function placesOf(head: readonly string[]): Places | null {
  const cells = head.map((cell) => cell.trim());
  const places = Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, cells.findIndex((cell) => name.test(cell))]),
  ) as Record<Column, number>;
  const options = optionColumns(cells, new Set(Object.values(places)));
  const isWhole = places.question >= 0 && options.length >= 2 && Math.max(places.right, places.answer) >= 0;
  return isWhole ? { ...places, options } : null;
}

/** Without the empty cells behind the last option. */
function trimmedOptions(cells: readonly string[], places: Places): string[] {
  const options = places.options.map(({ index }) => (cells[index] ?? '').trim());
  while (options.length > 0 && options.at(-1) === '') options.pop();
  return options;
}

type Form = { places: Places; head: readonly string[]; isHtml: boolean; isOurs: boolean };

/** What each wrong cell holds and what would be right. */
function hintsOf(
  answer: string,
  options: readonly string[],
  kept: readonly string[],
  cells: readonly string[],
  { places, head }: Pick<Form, 'places' | 'head'>,
): FieldHints {
  const nameOf = (place: number) => head[place]?.trim() ?? '';
  const column = nameOf(places.right >= 0 ? places.right : places.answer);
  const empty = options.flatMap((option, at) => (option === '' ? [places.options[at]?.name ?? ''] : []));
  const images = optionsWithoutText(options, kept);
  const letters = places.options.slice(0, options.length).map(({ letter }) => letter);
  const unknown = places.right >= 0 ? exchangeMessages.answerUnknown : exchangeMessages.answerUnknownText;
  const difficulty = (cells[places.difficulty] ?? '').trim();
  return {
    question:
      (cells[places.question] ?? '').trim() === ''
        ? exchangeMessages.cellEmpty(nameOf(places.question))
        : exchangeMessages.onlyImage,
    options:
      empty.length > 0
        ? exchangeMessages.optionsEmpty(empty)
        : images.length > 0
          ? exchangeMessages.optionsOnlyImages(images)
          : exchangeMessages.optionsFound(options.length),
    correctAnswer:
      answer === '' ? exchangeMessages.answerEmpty(column, letters) : unknown(column, answer, letters),
    difficulty: exchangeMessages.difficultyCell(nameOf(places.difficulty), difficulty),
  };
}

function readRow(row: TableRow, n: number, form: Form): FoundRow<Question> {
  const { line, cells, hadApostrophe, fault } = row;
  if (fault !== undefined) return uncutRow({ ...row, fault }, n);
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
  const kept = options.map(clean);
  const answer = (cells[places.right >= 0 ? places.right : places.answer] ?? '').trim();
  // A letter means the column of this letter, wherever that stands.
  const placeOf = (letter: number) =>
    places.options.findIndex((option) => option.letter === optionLetter(letter));
  const correctAnswer = rightOption(answer, options, places.right < 0, placeOf);
  const isAmbiguous = correctAnswer === null;
  const found = foundQuestion(
    {
      question: textAt(places.question),
      options: kept,
      correctAnswer: correctAnswer ?? undefined,
      difficulty: cells[places.difficulty],
      ...Object.fromEntries(extraTexts.map((name) => [name, textAt(places[name])])),
    },
    { n, line },
    {
      problems: isAmbiguous ? [exchangeMessages.answerAmbiguous(answer, n)] : [],
      judged: isAmbiguous ? ['correctAnswer'] : [],
      losses: [...losses],
      hints: hintsOf(answer, options, kept, cells, form),
    },
  );
  return { ...found, ...sourceOfBad(row, found.problems) };
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
  const { options, ...single } = places;
  const used = new Set([...Object.values(single), ...options.map(({ index }) => index)]);
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
