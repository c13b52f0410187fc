import type { AssignedColumns, ColumnsOfTable, ColumnUse } from '@repo/contracts/import-columns';
import { optionUses, wrongUses } from '@repo/contracts/import-columns';
import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { byExtraText } from '@repo/contracts/items/extra-texts';
import { titleLinesMax } from '@repo/contracts/limits/admin';
import { plainName } from './column-names.ts';
import { extraColumn } from './extra-cells.ts';
import { columnsIn, withJoinedHead } from './question-columns.ts';
import { type Table, withoutLines } from './read-table.ts';
import { isNameOfOptions } from './split-choices.ts';
import { widthOf } from './table-rows.ts';
import { optionLetter } from './write-tables.ts';

const names: Record<ColumnUse, string> = {
  none: '',
  question: 'question',
  ...(Object.fromEntries(optionUses.map((use, at) => [use, `option ${optionLetter(at)}`])) as Record<
    (typeof optionUses)[number],
    string
  >),
  options: 'options',
  answer: 'answer',
  ...(Object.fromEntries(wrongUses.map((use, at) => [use, `incorrect answer ${at + 1}`])) as Record<
    (typeof wrongUses)[number],
    string
  >),
  ...byExtraText((name) => extraTextNames[name].name.toLowerCase()),
  difficulty: 'difficulty',
  kind: 'kind',
  assertion: 'assertion',
  reason: 'reason',
  passage: 'passage',
  typedAnswer: 'typed answer',
  isExtra: extraColumn,
};

const isOption = (use: ColumnUse | undefined) => /^(?:option[A-F]|wrong\d)$/.test(use ?? '');

/** What the columns of a table hold by the names in a row. */
function usesOf(head: readonly string[]): ColumnUse[] {
  const uses = head.map((): ColumnUse => 'none');
  const { places, columns, answers, isRightFirst } = columnsIn(head);
  for (const [use, index] of Object.entries(places))
    if (index >= 0 && use !== 'right') uses[index] = use as Exclude<keyof typeof places, 'right'>;
  for (const index of answers) uses[index] = 'answer';
  for (const [at, { index, letter }] of columns.options.entries()) {
    const known = optionUses.find((use) => use === `option${letter}`);
    if (isRightFirst) uses[index] = wrongUses[at - 1] ?? 'answer';
    else if (known) uses[index] = known;
  }
  const ofOptions = head.flatMap((cell, index) => (isNameOfOptions(cell) ? [index] : []));
  const [first] = ofOptions;
  if (columns.options.length < 2 && ofOptions.length === 1 && first !== undefined) uses[first] = 'options';
  return uses;
}

/**
 * Names that the readers understand as these uses: the file's own ones as far as they mean the same.
 * @param head the names in the file; empty if no line has them
 */
export function namesFor(uses: readonly ColumnUse[], head: readonly string[]): string[] {
  const known = usesOf(head);
  const keepsOptions = head.every(
    (_, at) => known[at] === uses[at] || !(isOption(known[at]) || isOption(uses[at])),
  );
  const nameOf = (use: ColumnUse, at: number, isOwn: boolean) => {
    const own = head[at]?.trim() ?? '';
    if (isOwn && known[at] === use && own !== '') return own;
    return names[use] || (own === '' ? `no. ${at + 1}` : `${at + 1}. ${own}`);
  };
  const kept = uses.map((use, at) => nameOf(use, at, keepsOptions || !isOption(use)));
  const found = usesOf(kept);
  return uses.every((use, at) => use === found[at]) ? kept : uses.map((use, at) => nameOf(use, at, false));
}

/** The table as a teacher assigns its columns: its first row names them so that the readers understand it. */
export function withAssigned(table: Table, { uses, from }: AssignedColumns): Table {
  if (from === 0) return { ...table, columns: namesFor(uses, []) };
  const whole = withoutLines(table, from - 1);
  const [head, ...rows] = whole.rows;
  if (!head) return whole;
  const { fault: _, ...named } = head;
  return { ...whole, columns: undefined, rows: [{ ...named, cells: namesFor(uses, head.cells) }, ...rows] };
}

const shownRows = titleLinesMax + 4;
const cellMaxLength = 60;
const columnsMin = 3;
const letters = /^[a-f]$/;

/** Whether a row seems to name columns: a question's cells may be single letters and numbers. */
function namesColumns(cells: readonly string[]): boolean {
  const uses = usesOf(cells);
  const named = cells.filter((_, at) => uses[at] !== 'none').map(plainName);
  const signs = named.filter((name) => letters.test(name)).join('');
  return named.filter((name) => name.length > 2).length >= 2 || /^abc/.test(signs);
}

/**
 * The columns of a table for a teacher to assign.
 * @param known what she assigned, or the number of lines above the first question; null if no line names the columns
 * @returns undefined for a text that is no table of questions
 */
export function columnsOfTable(
  table: Table,
  known: AssignedColumns | number | null,
): ColumnsOfTable | undefined {
  const { rows } = withJoinedHead(table);
  if (table.columns || rows[0]?.index !== 0) return undefined;
  const first = rows.slice(0, shownRows).map(({ cells }) => cells);
  const width = Math.max(...first.map(widthOf));
  if (width < columnsMin || rows.length < 2) return undefined;
  const { uses, from } = typeof known === 'object' && known ? known : recognized(first, known);
  return {
    rows: table.rows
      .slice(0, shownRows)
      .map(({ cells }) => cells.slice(0, width).map((cell) => cell.trim().slice(0, cellMaxLength))),
    uses: Array.from({ length: width }, (_, at) => uses[at] ?? 'none'),
    from,
  };
}

function recognized(first: readonly string[][], from: number | null): AssignedColumns {
  const above = from ?? first.slice(0, titleLinesMax + 1).findIndex(namesColumns) + 1;
  return { uses: above > 0 ? usesOf(first[above - 1] ?? []) : [], from: above };
}
