import type { AssignedColumns } from '@repo/contracts/import-columns';
import { importColumnsMax, titleLinesMax } from '@repo/contracts/limits/admin';
import { namesFor } from '../assigned-columns.ts';
import { joinedHead } from '../question-columns.ts';
import { entriesMax, exchangeMessages, type Window } from '../reading.ts';
import { isRowIn, rowOf, type TableRow } from '../table-rows.ts';
import { oddColours } from './colours.ts';
import { EnoughRead, readXml } from './read-xml.ts';
import { RichText } from './rich-text.ts';
import { MergedCells, textsOf, withPlainSigns } from './row-cells.ts';
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
  struckOut,
} from './sheet-cell.ts';
import { noTitles, type SheetHead, type SheetUse, sheetHead } from './sheet-head.ts';
import {
  cellsBehind,
  faultsRead,
  HiddenColumns,
  hiddenNumbers,
  inColumnsRead,
  isHiddenIn,
  isStruck,
  newRow,
  numbersAlike,
  type Row,
  StruckRows,
} from './sheet-row.ts';

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
  const struckRows = new StruckRows();
  const hiddenColumns = new HiddenColumns();

  const endCell = () => {
    if (!row || !cell) return;
    const written = shownValue(cell, known);
    const struck = struckOut(written, cell.style, known);
    const value = struck?.rest ?? written;
    const fault = value === '' && struck ? null : faultOf(cell, known);
    const isBlank = value instanceof RichText ? value.isBlank : value.trim() === '';
    const isHidden = isBlank && !struck && cell.kind === 'n' && cell.value.trim() !== '';
    if (isHidden) row.hidden.add(cell.column);
    if (isBlank && fault === null && !struck) return;
    if (cell.column >= importColumnsMax) {
      problem = exchangeMessages.tableTooWide(row.line, importColumnsMax);
      throw new EnoughRead();
    }
    if (fault !== null) row.faults.set(cell.column, fault);
    const lost = lostLines(cellName(cell.column, row.line), value, cell.style, struck?.pieces ?? [], known);
    if (lost.length > 0) row.lines.set(cell.column, lost);
    if (struck) row.struck.push(...struck.pieces);
    if (isBlank) return;
    row.cells.set(cell.column, value);
    if (cell.kind === 'n') row.numbers.set(cell.column, cell.value);
    const colour = known.colours[cell.style] ?? '';
    row.colours.set(cell.column, value instanceof RichText ? colour + value.colour : colour);
  };
  const endRow = () => {
    if (!row) return;
    const faults = faultsRead(row, mayName ? null : head);
    if (isStruck(row, head)) struckRows.add(row);
    if (isStruck(row, head) || row.cells.size + faults.size === 0) return;
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
      const lines = inColumnsRead(row.lines, head).flat();
      const loss = [...lines, ...(row.isHidden ? [exchangeMessages.rowHidden(row.line)] : [])].join('. ');
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
        row = newRow(line, isHiddenIn(attributes));
      } else if (name === 'col') hiddenColumns.add(attributes);
      else if (name === 'c') {
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
    losses: [
      ...(coloured.ofSheet === undefined
        ? []
        : [exchangeMessages.columnColoured(cellName(coloured.ofSheet, ''))]),
      ...hiddenColumns.losses(head),
      ...struckRows.losses,
    ],
    hasFormats,
  };
}
