import type { AnswerReading } from '@repo/contracts/import-answers';
import type { TableSeparator } from '@repo/contracts/import-export';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { caseQuestionsMax, questionsMax } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { optionIndexOf, partsOfAnswer } from '@repo/contracts/right-option';
import { assertionReasonOptions, type Question, type QuestionKind } from '@repo/contracts/tests';
import { extraOfCell, typedOfCell } from './extra-cells.ts';
import { adviceForQuestions } from './file-advice.ts';
import { withoutFlags } from './flag-columns.ts';
import { type FieldHints, foundQuestion, optionsWithoutText } from './found-question.ts';
import { markupOfHtml } from './html-text.ts';
import { headMissing, knownColumns, withoutEmptyRows } from './known-columns.ts';
import { withMoved } from './moved-answers.ts';
import { withPassageGaps } from './passage-gaps.ts';
import { markupOfPlain, ownMarkup } from './plain-text.ts';
import { answerHint, checkedByMark, questionAnswers, writtenOptions } from './question-answers.ts';
import { type Column, type Places, placesOf, withJoinedHead } from './question-columns.ts';
import {
  boardOptionsProblems,
  fieldsOfKind,
  type KindCells,
  kindLosses,
  kindOfCells,
} from './question-kind-cells.ts';
import { entriesOf, isOurs, readTable, type Table, withoutTitle } from './read-table.ts';
import {
  entriesMax,
  everyEntry,
  exchangeMessages,
  type FoundRow,
  nextOf,
  nothingRead,
  type Reading,
  readingOf,
  tooManyEntries,
} from './reading.ts';
import { withCountLosses } from './residue-losses.ts';
import { withSplitChoices } from './split-choices.ts';
import { sourceOfBad, type TableRow, uncutRow, widthOf, withWidth } from './table-rows.ts';
import { optionLetter, questionHeads } from './write-tables.ts';
import { writtenHtml } from './written-html.ts';

type Form = {
  places: Places;
  head: readonly string[];
  isHtml: boolean;
  isOurs: boolean;
  answers: ReturnType<typeof questionAnswers>;
};

/** The contents of a row for one question, not yet checked. */
type ReadCells = {
  kind: QuestionKind;
  answer: string;
  /** The options as written, and as markup. */
  written: readonly string[];
  cells: KindCells;
  /** Whether the question cell is filled. */
  hasQuestion: boolean;
};

/** The letters that an answer may use. */
const lettersOf = ({ kind, written }: ReadCells, { options }: Places): string[] =>
  kind === 'assertionReason'
    ? assertionReasonOptions.map((_, index) => optionLetter(index))
    : options.slice(0, written.length).map(({ letter }) => letter);

/** What each wrong cell contains, and the correction. */
function hintsOf(read: ReadCells, { places, head }: Pick<Form, 'places' | 'head'>): FieldHints {
  const { answer, written, cells } = read;
  const nameOf = (column: Column) => head[places[column]]?.trim() ?? column;
  const column = nameOf(places.right >= 0 ? 'right' : 'answer');
  const empty = written.flatMap((option, at) => (option === '' ? [places.options[at]?.name ?? ''] : []));
  const images = optionsWithoutText(written, cells.options);
  const emptyOf = (...columns: ('question' | 'assertion' | 'reason' | 'passage')[]) =>
    exchangeMessages.cellsEmpty(columns.filter((each) => cells[each] === '').map(nameOf));
  return {
    question: read.hasQuestion ? exchangeMessages.onlyImage : emptyOf('question'),
    statements: emptyOf('assertion', 'reason'),
    case: emptyOf('question', 'passage'),
    options:
      empty.length > 0
        ? exchangeMessages.cellsEmpty(empty)
        : images.length > 0
          ? exchangeMessages.optionsOnlyImages(images)
          : exchangeMessages.optionsFound(written.length),
    correctAnswer: answerHint(places, column, answer, lettersOf(read, places)),
  };
}

/** An answer is compared with the visible text of the options. */
const shownRow = <R extends TableRow>(row: R, isHtml: boolean): R =>
  isHtml
    ? { ...row, cells: row.cells.map((cell) => (/[<&]/.test(cell) ? markupOfHtml(cell, () => {}) : cell)) }
    : row;

function readRow(row: TableRow & { n: number }, form: Form): FoundRow<Question> {
  const { n, line, cells, hadApostrophe, fault, loss } = row;
  if (fault !== undefined) return uncutRow({ ...row, fault }, n);
  const { places, head, isHtml } = form;
  const losses = new Set<string>(loss === undefined ? [] : [loss]);
  if (hadApostrophe && !form.isOurs) losses.add(exchangeMessages.apostrophe);
  const warn = (sentence: string) => losses.add(sentence);
  const clean = (text: string) => {
    if (isHtml) return markupOfHtml(text, warn);
    // Our own tables contain the texts exactly as written.
    const plain = form.isOurs ? ownMarkup(text, warn) : markupOfPlain(text);
    if (writtenHtml(plain) !== null) warn(exchangeMessages.plainTags);
    return plain.trim();
  };
  const cellAt = (column: Column) => (cells[places[column]] ?? '').trim();
  const textAt = (column: Column) => clean(cells[places[column]] ?? '');
  const written = writtenOptions(cells, places);
  const kindCells: KindCells = {
    kind: cellAt('kind'),
    question: textAt('question'),
    assertion: textAt('assertion'),
    reason: textAt('reason'),
    passage: textAt('passage'),
    options: written.map(clean),
  };
  const kind = kindOfCells(kindCells);
  const named = form.answers.of(shownRow(row, isHtml));
  const hasOwnOptions = !form.isOurs && kind !== 'assertionReason';
  const right = hasOwnOptions ? checkedByMark(named, n, written) : named;
  const read = {
    kind,
    answer: right.answer,
    written,
    cells: kindCells,
    hasQuestion: cellAt('question') !== '',
  };
  const nameOf = (column: Column) => head[places[column]]?.trim() ?? column;
  for (const loss of kindLosses(kind, kindCells, nameOf)) warn(loss);
  const found = foundQuestion(
    {
      ...fieldsOfKind(kind, kindCells),
      correctAnswer: right.index ?? undefined,
      difficulty: cells[places.difficulty],
      ...Object.fromEntries(extraTexts.map((name) => [name, textAt(name)])),
      ...extraOfCell(cellAt('isExtra'), nameOf('isExtra'), warn),
      ...typedOfCell(cellAt('typedAnswer'), warn),
    },
    { n, line },
    {
      problems: [...boardOptionsProblems(kind, kindCells), ...right.problems],
      judged: right.index === null ? ['correctAnswer'] : [],
      losses: [...losses],
      hints: hintsOf(read, form),
      isOurs: form.isOurs,
    },
  );
  return { ...found, ...sourceOfBad(row, found.problems) };
}

/** Rejects the questions beyond the limit of a case. @param rows those that `found` was read from */
function withCaseEnds(rows: readonly TableRow[], found: readonly FoundRow<Question>[]): FoundRow<Question>[] {
  let count = 0;
  return found.map((row, index) => {
    const passage = row.item?.case?.passage;
    const isNext = passage !== undefined && passage === found[index - 1]?.item?.case?.passage;
    count = isNext ? count + 1 : 1;
    const source = rows[index];
    if (count <= caseQuestionsMax || !source) return row;
    const problems = [contentMessages.caseTooLong];
    return { ...row, ...sourceOfBad(source, problems), problems, item: null };
  });
}

/** The number of columns; an unnamed last one counts if every row has a text there that can't be a right option. */
function columnsOf(head: string[], rows: readonly TableRow[], places: Places, delimiter?: string): number {
  const named = widthOf(head);
  const isNote = ({ cells, fault }: TableRow) => {
    const note = (cells[named] ?? '').trim();
    const isKey = optionIndexOf(note) !== null || partsOfAnswer(note) !== null;
    const isOption = writtenOptions(cells, places).includes(note);
    return fault === undefined && cells.length === head.length && note !== '' && !isKey && !isOption;
  };
  const isOpen = head.length === named + 1 && delimiter !== '|' && places.answers.includes(named - 1);
  return isOpen && rows.length > 1 && rows.every(isNote) ? head.length : named;
}

/**
 * Reads questions from a table whose first line names the columns. The answer is a letter, a number or a text; all
 * rows together decide which of these.
 * @param isHtml whether texts are HTML; by default as the file's `#html:` line says, else plain
 * @param separator the separator of cells; detected by default
 * @param reading how to read the answer column; by default its rows decide
 */
export function readQuestionTable(
  source: string | Table,
  isHtml?: boolean,
  window = allQuestions,
  separator?: TableSeparator,
  reading?: AnswerReading,
): Reading<Question> {
  const read = typeof source === 'string' ? readTable(source, everyEntry, separator) : source;
  const given = withSplitChoices(withJoinedHead(withoutFlags(read)));
  if ('problem' in given) return nothingRead(given.problem);
  const isHead = (cells: readonly string[]) => placesOf(cells) !== null;
  const whole = withoutTitle(given, isHead, isHead);
  const head = whole.columns ?? whole.rows[0]?.cells ?? [];
  const places = placesOf(head);
  const advice = typeof source === 'string' ? adviceForQuestions(source) : null;
  if (!places)
    return whole.rows.length === 0
      ? nothingRead(...whole.problems)
      : { ...nothingRead(advice ?? headMissing(head)), form: whole.form };
  const table = withoutEmptyRows(whole, places);
  if (table.rowCount > entriesMax) return tooManyEntries();
  const entries = entriesOf(table, !table.columns, everyEntry).rows;
  const width = columnsOf(head, entries, places, table.delimiter);
  const cut = entries.map((row) => withWidth(row, width, table.delimiter));
  const all = withPassageGaps(withMoved(cut, places, head, table.delimiter), places, head);
  const { rows, total } = entriesOf({ ...table, rows: all }, !table.columns, window);
  const tableForm = { ...table.form, isHtml: isHtml ?? table.form.isHtml };
  const shown = all.map((row) => shownRow(row, tableForm.isHtml));
  const right = questionAnswers(shown, places, head, reading);
  const used = new Set(knownColumns(places).filter((index) => !right.unused.includes(index)));
  const isFilled = (index: number) => rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const lost = head.flatMap((name, index) => {
    if (used.has(index) || !isFilled(index)) return [];
    return name.trim() === ''
      ? [exchangeMessages.unnamedColumnLost(index + 1)]
      : [exchangeMessages.columnLost(name.trim())];
  });
  const form = {
    places,
    head,
    isHtml: tableForm.isHtml,
    isOurs: questionHeads.some((ours) => isOurs(head, ours)),
    answers: right,
  };
  return readingOf(withCaseEnds(rows, withCountLosses(rows.map((row) => readRow(row, form)))), {
    problems: table.problems,
    losses: [...table.losses, ...lost],
    notices: [...(table.notices ?? []), ...right.notices],
    total,
    next: nextOf(window, total),
    form: tableForm,
    ...(right.answers ? { answers: right.answers } : {}),
  });
}

const allQuestions = { from: 1, max: questionsMax };
