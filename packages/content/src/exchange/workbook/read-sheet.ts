import type { AssignedColumns } from '@repo/contracts/import-columns';
import { importColumnsMax, titleLinesMax } from '@repo/contracts/limits/admin';
import { namesFor } from '../assigned-columns.ts';
import { joinedHead } from '../question-columns.ts';
import { entriesMax, exchangeMessages, type Window } from '../reading.ts';
import { isRowIn, rowOf, type TableRow } from '../table-rows.ts';
import { oddColours } from './colours.ts';
import { EnoughRead, readXml } from './read-xml.ts';
import { RichText } from './rich-text.ts';
import { MergedCells, type RowCells, textsOf, withPlainSigns } from './row-cells.ts';
import {
  type Cell,
  type CellSurroundings,
  cellName,
  columnOf,
  emptyCell,
  faultOf,
  lostLines,
  rowFault,
  shownValue,
} from './sheet-cell.ts';
import { noTitles, type SheetHead, type SheetUse, sheetHead } from './sheet-head.ts';

/** The purpose for which a sheet is read, and what its cells refer to. */
export type SheetSurroundings = CellSurroundings & {
  use: SheetUse;
  window: Window;
  /** The columns of questions as a teacher assigned them. */
  assigned?: AssignedColumns | undefined;
};

export type ReadSheet = {
  rows: TableRow[];
  rowCount: number;
  /** Whether its first row, or one below titles, names the columns. */
  isHead: boolean;
  /** Whether it has cells in each column that a card needs, or a question whose columns a teacher assigns. */
  isEntry: boolean;
  problems: string[];
  losses: string[];
  hasFormats: boolean;
};

type Row = {
  line: number;
  cells: RowCells;
  faults: Map<number, string>;
  /** The row's unformatted numbers, by column. */
  numbers: Map<number, string>;
  /** The columns of numbers that the format hides. */
  hidden: Set<number>;
  /** The notices about struck-out and underlined letters. */
  lines: Map<number, string[]>;
  colours: Map<number, string>;
};

/**
 * Reads the rows of a sheet that the requested window needs, with their numbers as lines and the results of formulas.
 * @param isHtml by default whether something in these rows is bold or italic
 * @param rowsMax the maximum number of rows read
 */
export function readSheet(
  file: Uint8Array | undefined,
  known: SheetSurroundings,
  isHtml?: boolean,
  // One row more than allowed, to detect too many.
  rowsMax = entriesMax + 2,
): ReadSheet {
  const kept: (Row & { index: number; isHead: boolean; fault: string | null; loss: string })[] = [];
  let [rowCount, line, isInValue] = [0, 0, false];
  let row: Row | null = null;
  let cell: Cell | null = null;
  const { assigned } = known;
  let head: SheetHead | null =
    assigned?.from === 0 ? sheetHead(known.use, namesFor(assigned.uses, []), noTitles) : null;
  /** Whether the next row may name the columns, because only titles are above it. */
  let mayName = true;
  let haveOneCell = true;
  let above: string[] = [];
  let problem: string | null = null;
  const merged = new MergedCells();

  const endCell = () => {
    if (!row || !cell) return;
    const value = shownValue(cell, known);
    const fault = faultOf(cell, known);
    const isBlank = value instanceof RichText ? value.isBlank : value.trim() === '';
    const isHidden = isBlank && cell.kind === 'n' && cell.value.trim() !== '';
    if (isHidden) row.hidden.add(cell.column);
    if (isBlank && fault === null) return;
    if (cell.column >= importColumnsMax) {
      problem = exchangeMessages.tableTooWide(row.line, importColumnsMax);
      throw new EnoughRead();
    }
    if (fault !== null) row.faults.set(cell.column, fault);
    if (isBlank) return;
    row.cells.set(cell.column, value);
    if (cell.kind === 'n') row.numbers.set(cell.column, cell.value);
    const lost = lostLines(cellName(cell.column, row.line), value, cell.style, known);
    if (lost.length > 0) row.lines.set(cell.column, lost);
    const colour = known.colours[cell.style] ?? '';
    row.colours.set(cell.column, value instanceof RichText ? colour + value.colour : colour);
  };
  const endRow = () => {
    if (!row) return;
    const faults = faultsRead(row, mayName ? null : head);
    if (row.cells.size + faults.size === 0) return;
    // A question column without its name would not be read.
    const isFirst = assigned ? rowCount === assigned.from - 1 : mayName;
    const isNames = isFirst && known.use === 'questions';
    const names = isNames && !assigned ? joinedHead(above, textsOf(row.cells, false)) : null;
    if (names !== null) row.cells = new Map(names.entries());
    above = isNames ? textsOf(row.cells, false) : [];
    if (isFirst || head === null) {
      const cells = textsOf(row.cells, false);
      const named = assigned ? (isFirst ? namesFor(assigned.uses, cells) : []) : cells;
      head = sheetHead(known.use, named, { count: rowCount, haveOneCell });
    }
    mayName &&= !head.isHead && rowCount < titleLinesMax && row.faults.size === 0;
    haveOneCell &&= row.cells.size === 1;
    const fault =
      rowFault(row.line, isNames ? faults : faultsRead(row, head), cellsBehind(row, head)) ??
      hiddenNumbers(row, head) ??
      numbersAlike(row, head);
    if (isRowIn(known.window, rowCount)) {
      const isHead = isFirst && head.isHead;
      const loss = inColumnsRead(row.lines, head).flat().join('. ');
      const { options } = head;
      const colours = new Map([...row.colours].filter(([column]) => options.has(column)));
      kept.push({
        ...row,
        cells: withPlainSigns(row.cells, head),
        colours,
        index: rowCount,
        isHead,
        fault,
        loss,
      });
    }
    rowCount += 1;
    if (isNames) problem = fault;
    if (problem !== null || rowCount >= rowsMax) throw new EnoughRead();
  };
  readXml(file, {
    open(name, { r, t = 'n', s = '0', ...attributes }) {
      if (name === 'row') {
        line = Number(r) > line ? Number(r) : line + 1;
        row = {
          line,
          cells: new Map(),
          faults: new Map(),
          numbers: new Map(),
          lines: new Map(),
          hidden: new Set(),
          colours: new Map(),
        };
      } else if (name === 'c') {
        const column: number = columnOf(r) ?? (cell ? cell.column + 1 : 0);
        cell = { ...emptyCell, column, kind: t, style: Number(s) };
      } else if (name === 'v') {
        isInValue = true;
        if (cell) cell.hasValue = true;
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'mergeCell') merged.add(attributes.ref);
      else if (name === 'is' && cell) cell.rich = new RichText();
      else cell?.rich?.open(name, attributes);
    },
    text(data) {
      if (isInValue && cell) cell.value += data;
      else cell?.rich?.add(data);
    },
    close(name) {
      if (name === 'v') isInValue = false;
      else if (name === 'c') endCell();
      else if (name === 'row') {
        endRow();
        [row, cell] = [null, null];
      } else cell?.rich?.close(name);
    },
  });
  const names = kept.find(({ isHead }) => isHead)?.index ?? -1;
  merged.fill(kept.filter(({ index }) => index > names));
  const hasFormats = kept.some(
    ({ cells, index }) =>
      index > names && [...cells.values()].some((value) => value instanceof RichText && value.hasFormats),
  );
  const asHtml = isHtml ?? hasFormats;
  const coloured = oddColours(kept.map(({ isHead, colours }) => (isHead ? new Map() : colours)));
  const rows = kept.map(({ index, line: at, cells, fault, loss: lost }, row) => {
    const odd = coloured.ofRows[row]?.map((column) => cellName(column, at)) ?? [];
    const loss = [lost, odd.length > 0 ? exchangeMessages.coloured(odd) : ''].filter(Boolean).join('. ');
    return {
      ...rowOf(index, at, textsOf(cells, asHtml && index > names)),
      ...(fault === null ? {} : { fault }),
      ...(loss === '' ? {} : { loss }),
    };
  });
  return {
    rows: problem === null ? rows : [],
    rowCount,
    isHead: names >= 0,
    isEntry:
      known.use === 'questions'
        ? kept.some(({ cells }) => cells.size > 2)
        : [0, 1].every((column) => kept[0]?.cells.has(column)),
    problems: problem === null ? [] : [problem],
    losses:
      coloured.ofSheet === undefined ? [] : [exchangeMessages.columnColoured(cellName(coloured.ofSheet, ''))],
    hasFormats,
  };
}

/** The facts about columns that are imported. */
const inColumnsRead = <T>(known: ReadonlyMap<number, T>, head: SheetHead | null): T[] =>
  [...known].flatMap(([column, each]) => (head === null || head.read.has(column) ? [each] : []));

/** The faults of a row in imported columns. */
const faultsRead = ({ faults }: Row, head: SheetHead | null) =>
  new Map([...faults].filter(([column]) => head === null || head.read.has(column)));

/** Why a row can't be imported: a number format hides numbers in it; null if none does. */
function hiddenNumbers({ line, hidden }: Row, head: SheetHead): string | null {
  const columns = [...hidden].filter((column) => head.read.has(column));
  if (columns.length === 0) return null;
  return exchangeMessages.numbersHidden(columns.map((column) => cellName(column, line)));
}

/** Why a row's options can't be imported: different numbers look the same; null if they don't. */
function numbersAlike({ line, cells, numbers }: Row, { options }: SheetHead): string | null {
  const shown = new Map<string, { column: number; value: number }[]>();
  for (const [column, written] of numbers) {
    if (!options.has(column)) continue;
    const text = String(cells.get(column));
    // Binary fractions differ in their last digits.
    const number = { column, value: Number(Number(written).toPrecision(12)) };
    shown.set(text, [...(shown.get(text) ?? []), number]);
  }
  const [alike] = [...shown].filter(([, same]) => new Set(same.map(({ value }) => value)).size > 1);
  if (alike === undefined) return null;
  const [text, same] = alike;
  return exchangeMessages.numbersAlike(
    same.map(({ column }) => cellName(column, line)),
    text,
  );
}

/** The columns of a row's cells after the last named column. */
const cellsBehind = ({ cells, faults }: Row, { width }: SheetHead): number[] =>
  [...new Set([...cells.keys(), ...faults.keys()])].filter((column) => column >= width);
