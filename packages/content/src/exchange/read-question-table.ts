import type { AnswerReading } from '@repo/contracts/import-answers';
import type { AssignedColumns } from '@repo/contracts/import-columns';
import type { TableSeparator } from '@repo/contracts/import-export';
import { caseQuestionsMax, questionsMax } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { optionIndexOf, partsOfAnswer } from '@repo/contracts/right-option';
import type { Question } from '@repo/contracts/tests';
import { columnsOfTable, withAssigned } from './assigned-columns.ts';
import { adviceForQuestions } from './file-advice.ts';
import { withoutFlags } from './flag-columns.ts';
import { headMissing, knownColumns, withoutEmptyRows } from './known-columns.ts';
import { withMoved } from './moved-answers.ts';
import { withPassageGaps } from './passage-gaps.ts';
import { questionAnswers, writtenOptions } from './question-answers.ts';
import { type Places, placesOf, withJoinedHead } from './question-columns.ts';
import { readRow, shownRow } from './question-row.ts';
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
import { sourceOfBad, type TableRow, widthOf, withWidth } from './table-rows.ts';
import { questionHeads } from './write-tables.ts';

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
 * @param chosen how to read the answer column, by default its rows decide; and the columns, by default their names do
 */
export function readQuestionTable(
  source: string | Table,
  isHtml?: boolean,
  window = allQuestions,
  separator?: TableSeparator,
  chosen: { answers?: AnswerReading | undefined; columns?: AssignedColumns | undefined } = {},
): Reading<Question> {
  const read = typeof source === 'string' ? readTable(source, everyEntry, separator) : source;
  const assigned = chosen.columns;
  const flagged = assigned ? read : withoutFlags(read);
  const given = withSplitChoices(assigned ? withAssigned(read, assigned) : withJoinedHead(flagged));
  if ('problem' in given) return nothingRead(given.problem);
  const isHead = (cells: readonly string[]) => placesOf(cells) !== null;
  const whole = assigned ? given : withoutTitle(given, isHead, isHead);
  const head = whole.columns ?? whole.rows[0]?.cells ?? [];
  const places = placesOf(head);
  const above = places ? read.rows.length - whole.rows.length + 1 : null;
  // Flags of several columns are read as one.
  const columns = flagged === read ? columnsOfTable(read, assigned ?? above) : undefined;
  const advice = typeof source === 'string' ? adviceForQuestions(source) : null;
  if (!places)
    return whole.rows.length === 0
      ? nothingRead(...whole.problems)
      : {
          ...nothingRead(advice ?? headMissing(head)),
          form: whole.form,
          notices: whole.notices ?? [],
          ...(columns && advice === null ? { columns } : {}),
        };
  const table = withoutEmptyRows(whole, places);
  if (table.rowCount > entriesMax) return tooManyEntries();
  const entries = entriesOf(table, !table.columns, everyEntry).rows;
  const width = columnsOf(head, entries, places, table.delimiter);
  const cut = entries.map((row) => withWidth(row, width, table.delimiter));
  const all = withPassageGaps(withMoved(cut, places, head, table.delimiter), places, head);
  const { rows, total } = entriesOf({ ...table, rows: all }, !table.columns, window);
  const tableForm = { ...table.form, isHtml: isHtml ?? table.form.isHtml };
  const shown = all.map((row) => shownRow(row, tableForm.isHtml));
  const right = questionAnswers(shown, places, head, chosen.answers);
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
    ...(columns ? { columns } : {}),
  });
}

const allQuestions = { from: 1, max: questionsMax };
