import { titleLinesMax } from '@repo/contracts/limits/admin';
import { columnAt, plainName } from './column-names.ts';
import { optionLetter } from './write-tables.ts';

/** Column names such as 'is_correct1', 'Is right A', 'Option 1 is correct'. */
const flagName =
  /^(?:is (?:correct|right)(?: (?:option|choice|answer))? ?([1-6a-f])|(?:option|choice|answer) ?([1-6a-f]) is (?:correct|right))$/;
const signs = [...'123456', ...'abcdef'];
const isYes = (cell: string) => /^(?:true|yes|y|1|x|✓|✔|✅)$/iu.test(cell);
const isNo = (cell: string) => /^(?:false|no|n|0|)$/i.test(cell);

/** The columns that say of each option whether it is right, in order; none if they are incomplete. */
function flagsIn(head: readonly string[]): number[] {
  const flags = head.flatMap((cell, index) => {
    const found = flagName.exec(plainName(cell));
    return found ? [{ index, rank: signs.indexOf(found[1] ?? found[2] ?? '') % 6 }] : [];
  });
  const ordered = flags.toSorted((one, other) => one.rank - other.rank);
  const isWhole = ordered.length >= 2 && ordered.every(({ rank }, at) => rank === at);
  return isWhole ? ordered.map(({ index }) => index) : [];
}

/** The letters of the options marked as right; if a cell is neither yes nor no, the cells themselves. */
const lettersOf = (cells: readonly string[]): string =>
  cells.every((cell) => isYes(cell) || isNo(cell))
    ? cells.flatMap((cell, at) => (isYes(cell) ? [optionLetter(at)] : [])).join(', ')
    : cells.join(' ');

/** A table whose options have a column each that says whether it is right, with one column for the right option. */
export function withoutFlags<
  T extends { rows: R[]; columns?: readonly string[] | undefined },
  R extends { cells: string[] },
>(table: T): T {
  const at = table.rows.slice(0, titleLinesMax + 1).findIndex(({ cells }) => flagsIn(cells).length > 0);
  const head = table.rows[at]?.cells ?? [];
  const [first, ...others] = flagsIn(head);
  if (table.columns || first === undefined || columnAt(head.map(plainName), /^correct option$/) >= 0)
    return table;
  const rows = table.rows.map((row, index) => {
    if (index < at) return row;
    if (index === at) return { ...row, cells: row.cells.with(first, 'correct option') };
    const right = lettersOf([first, ...others].map((place) => (row.cells[place] ?? '').trim()));
    const cells = row.cells.map((cell, place) =>
      others.includes(place) ? '' : place === first ? right : cell,
    );
    return { ...row, cells };
  });
  return { ...table, rows };
}
