import { entriesMax, exchangeMessages, type Window } from '../reading.ts';
import { importColumnsMax, isRowIn, rowOf, type TableRow } from '../table-rows.ts';
import { EnoughRead, readXml } from './read-xml.ts';
import { RichText } from './rich-text.ts';
import { shownNumber } from './shown-number.ts';

/** What the cells of a sheet refer to. */
export type SheetSurroundings = { strings: RichText[]; forms: string[]; is1904: boolean; window: Window };

type Cell = { column: number; kind: string; style: number; value: string; rich: RichText | null };
type Row = { line: number; cells: Map<number, RichText | string> };

/** The column that 'C7' names, from 0; null for what is none. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownValue(
  { kind, style, value, rich }: Cell,
  { strings, forms, is1904 }: SheetSurroundings,
): RichText | string {
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'inlineStr') return rich ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE';
  return kind === 'n' ? shownNumber(value, forms[style] ?? '', is1904) : value;
}

/**
 * The rows of a sheet that a window over its entries needs, with their numbers as lines; of formulas the results.
 * @param isHtml left out: whether something in these rows is bold or italic
 */
export function readSheet(
  file: Uint8Array | undefined,
  known: SheetSurroundings,
  isHtml?: boolean,
): { rows: TableRow[]; rowCount: number; problems: string[]; hasFormats: boolean } {
  const kept: (Row & { index: number })[] = [];
  let [rowCount, line, isInValue] = [0, 0, false];
  let row: Row | null = null;
  let cell: Cell | null = null;
  let problem: string | null = null;

  const endCell = () => {
    if (!row || !cell) return;
    const value = shownValue(cell, known);
    if (value === '' || (value instanceof RichText && value.isBlank)) return;
    if (cell.column >= importColumnsMax) {
      problem = exchangeMessages.tableTooWide(row.line, importColumnsMax);
      throw new EnoughRead();
    }
    row.cells.set(cell.column, value);
  };
  const endRow = () => {
    const isFilled = [...(row?.cells.values() ?? [])].some(
      (value) => value instanceof RichText || value.trim() !== '',
    );
    if (!row || !isFilled) return;
    if (isRowIn(known.window, rowCount)) kept.push({ ...row, index: rowCount });
    rowCount += 1;
    if (rowCount > entriesMax + 1) throw new EnoughRead();
  };
  readXml(file, {
    open(name, { r, t = 'n', s = '0', ...attributes }) {
      if (name === 'row') {
        line = Number(r) > line ? Number(r) : line + 1;
        row = { line, cells: new Map() };
      } else if (name === 'c') {
        const column: number = columnOf(r) ?? (cell ? cell.column + 1 : 0);
        cell = { column, kind: t, style: Number(s), value: '', rich: null };
      } else if (name === 'v') isInValue = true;
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
  const hasFormats = kept.some(({ cells }) =>
    [...cells.values()].some((value) => value instanceof RichText && value.hasFormats),
  );
  const asHtml = isHtml ?? hasFormats;
  const rows = kept.map(({ index, line: at, cells }) => rowOf(index, at, textsOf(cells, asHtml)));
  return {
    rows: problem === null ? rows : [],
    rowCount,
    problems: problem === null ? [] : [problem],
    hasFormats,
  };
}

/** The cells of a row without gaps between them. */
function textsOf(cells: Row['cells'], isHtml: boolean): string[] {
  const width = Math.max(-1, ...cells.keys()) + 1;
  return Array.from({ length: width }, (_, column) => {
    const value = cells.get(column) ?? '';
    if (value instanceof RichText) return value.text(isHtml);
    return isHtml ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : value;
  });
}
