import { extraTexts } from '@repo/contracts/items/extra-texts';
import { assertionReasonOptions, type Question, type QuestionKind } from '@repo/contracts/tests';
import { extraOfCell, typedOfCell } from './extra-cells.ts';
import { type FieldHints, foundQuestion, optionsWithoutText } from './found-question.ts';
import { markupOfHtml } from './html-text.ts';
import { markupOfPlain, ownMarkup } from './plain-text.ts';
import { answerHint, checkedByMark, type questionAnswers, writtenOptions } from './question-answers.ts';
import type { Column, Places } from './question-columns.ts';
import {
  boardOptionsProblems,
  fieldsOfKind,
  type KindCells,
  kindLosses,
  kindOfCells,
} from './question-kind-cells.ts';
import { exchangeMessages, type FoundRow } from './reading.ts';
import { sourceOfBad, type TableRow, uncutRow } from './table-rows.ts';
import { optionLetter } from './write-tables.ts';
import { writtenHtml } from './written-html.ts';

/** How all rows of a table are read. */
export type Form = {
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
export const shownRow = <R extends TableRow>(row: R, isHtml: boolean): R =>
  isHtml
    ? { ...row, cells: row.cells.map((cell) => (/[<&]/.test(cell) ? markupOfHtml(cell, () => {}) : cell)) }
    : row;

/** Reads one row of a table. */
export function readRow(row: TableRow & { n: number }, form: Form): FoundRow<Question> {
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
