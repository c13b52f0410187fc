import type { AnswerReading, AnswersOfColumn } from '@repo/contracts/import-answers';
import { markedOption } from '@repo/contracts/marked-option';
import { hindiOf, hindiOrdersOf } from '@repo/contracts/right-option';
import { assertionReasonOptions, type QuestionKind } from '@repo/contracts/tests';
import { type AnswerColumn, answerColumn } from './answer-column.ts';
import type { ColumnCell } from './answer-meaning.ts';
import { plainName } from './column-names.ts';
import type { Places } from './question-columns.ts';
import { kindColumns, kindOfCells } from './question-kind-cells.ts';
import { exchangeMessages } from './reading.ts';
import { optionLetter } from './write-tables.ts';

/** A row of a question table with its number. */
export type NumberedRow = { n: number; cells: readonly string[]; fault?: string; source?: string };

/** The option cells, without empty ones at the end. */
export function writtenOptions(cells: readonly string[], { options: columns }: Places): string[] {
  const options = columns.map(({ index }) => (cells[index] ?? '').trim());
  while (options.length > 0 && options.at(-1) === '') options.pop();
  return options;
}

/** The kind of question in a row. */
function kindOfRow(cells: readonly string[], places: Places): QuestionKind {
  const at = (column: 'question' | (typeof kindColumns)[number]) => (cells[places[column]] ?? '').trim();
  const [kind = '', assertion = '', reason = '', passage = ''] = kindColumns.map(at);
  return kindOfCells({ kind, assertion, reason, passage, question: at('question'), options: [] });
}

export function cellOf(
  { n, cells }: NumberedRow,
  places: Places,
  column: number,
  hindi?: string,
): ColumnCell {
  const isStandard = kindOfRow(cells, places) === 'assertionReason';
  // A letter means the column with this letter, whatever its position.
  const placeOf = (letter: number) =>
    isStandard ? letter : places.options.findIndex((option) => option.letter === optionLetter(letter));
  return {
    n,
    question: (cells[places.question] ?? '').trim(),
    answer: (cells[column] ?? '').trim(),
    options: isStandard ? assertionReasonOptions : writtenOptions(cells, places),
    placeOf,
    hindi,
  };
}

/** Whether an answer may be the name of an option column, such as 'Option II' or 'first'. */
const isOwnSign = (answer: string, { ownSigns }: Places) =>
  ownSigns.includes(
    plainName(answer)
      .replace(/^(?:option|choice|answer) /, '')
      .replaceAll(/[()[\]]/g, ''),
  );

/** The option whose column has this name, as 'option3'; undefined for none. A letter alone is read by all rows. */
function optionOfColumn(answer: string, { options }: Places, head: readonly string[]): number | undefined {
  const name = plainName(answer);
  const found = options.flatMap(({ index }, at) => (plainName(head[index] ?? '') === name ? [at] : []));
  return name.length > 1 && found.length === 1 ? found[0] : undefined;
}

/**
 * The right option of a row. `index`: undefined if the row doesn't name it, null if it is ambiguous, which
 * `problems` explain.
 */
export type RowAnswer = { answer: string; index: number | undefined | null; problems: string[] };

/** An answer, which is ambiguous where a mark shows another option as right. */
export function checkedByMark(named: RowAnswer, n: number, options: readonly string[]): RowAnswer {
  const { answer, index } = named;
  const marked = markedOption(options);
  if (marked === null || typeof index !== 'number' || index === marked || index >= options.length)
    return named;
  return { answer, index: null, problems: [exchangeMessages.markDiffers(answer, n, options[marked] ?? '')] };
}

/** The right options of a question table. */
export type QuestionAnswers = {
  of: (row: NumberedRow) => RowAnswer;
  notices: string[];
  answers: AnswersOfColumn | null;
  /** Columns that look like answer columns, but name no option. */
  unused: number[];
};

/** Answers of a table whose first option is always the right one, so no cell can name another. */
const rightFirst = (places: Places): QuestionAnswers => ({
  of({ cells }) {
    const answer = (cells[places.answer] ?? '').trim();
    return { answer, index: answer === '' ? undefined : 0, problems: [] };
  },
  notices: [],
  answers: null,
  unused: [],
});

/**
 * Reads the answer columns, interpreting each by all of its rows. The first column decides, and others must
 * not contradict it.
 * @param rows all rows of the file
 * @param chosen the teacher's reading of the first one
 */
export function questionAnswers(
  rows: readonly NumberedRow[],
  places: Places,
  head: readonly string[],
  chosen?: AnswerReading,
): QuestionAnswers {
  if (places.isRightFirst) return rightFirst(places);
  const nameOf = (column: number) => head[column]?.trim() ?? '';
  const hindi = hindiOf(
    rows.flatMap(({ cells, fault }) =>
      fault === undefined ? places.answers.map((at) => (cells[at] ?? '').trim()) : [],
    ),
  );
  const cellsIn = (column: number) =>
    rows.flatMap((row) => (row.fault === undefined ? [cellOf(row, places, column, hindi)] : []));
  const columnOf = (column: number, reading?: AnswerReading): AnswerColumn =>
    answerColumn(nameOf(column), cellsIn(column), places.isFrom0, reading);
  const [first = -1, ...others] = places.answers;
  const main = columnOf(first, chosen);
  const checks = others.map((column) => ({ column, read: columnOf(column) }));
  const isUnused = ({ column, read }: (typeof checks)[number]) =>
    cellsIn(column).every((cell) => cell.answer === '' || typeof read.indexOf(cell) !== 'number');
  const unused = new Set(checks.filter(isUnused).map(({ column }) => column));
  return {
    of(row) {
      const cell = cellOf(row, places, first, hindi);
      const { answer } = cell;
      if (answer === '') return { answer, index: undefined, problems: [] };
      if (isOwnSign(answer, places))
        return { answer, index: null, problems: [exchangeMessages.answerOwnSign(answer, row.n)] };
      const named = optionOfColumn(answer, places, head);
      if (named !== undefined && kindOfRow(row.cells, places) !== 'assertionReason')
        return { answer, index: named, problems: [] };
      const index = main.indexOf(cell);
      if (index === null) return { answer, index, problems: [main.doubtOf(cell)] };
      const differs = checks.find(({ column, read }) => {
        const other = read.indexOf(cellOf(row, places, column, hindi));
        return typeof other === 'number' && other !== index;
      });
      return differs
        ? {
            answer,
            index: null,
            problems: [exchangeMessages.answersDiffer([nameOf(first), nameOf(differs.column)], row.n)],
          }
        : { answer, index: index ?? cell.options.length, problems: [] };
    },
    notices: main.notices,
    answers: main.answers,
    unused: [...unused],
  };
}

/** '1,3', 'A and C'. */
const severalNamed =
  /^[([]?(?:[a-f]|[1-6])[)\]]?(?:\s*(?:[,;&+/]|and|और)\s*[([]?(?:[a-f]|[1-6])[)\]]?){1,5}$/i;

/** Why an answer names no option. @param letters those that it may name */
export function answerHint(
  { right }: Places,
  column: string,
  answer: string,
  letters: readonly string[],
): string {
  if (answer === '') return exchangeMessages.answerEmpty(column, letters);
  if (severalNamed.test(answer)) return exchangeMessages.answerSeveral(column, answer);
  const orders = hindiOrdersOf(answer);
  if (orders.length > 1) return exchangeMessages.answerOrder(column, answer, orders);
  return right >= 0
    ? exchangeMessages.answerUnknown(column, answer, letters)
    : exchangeMessages.answerUnknownText(column, answer, letters);
}
