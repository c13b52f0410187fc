import { exchangeMessages } from '../reading.ts';
import type { RichText } from './rich-text.ts';
import { shownNumber } from './shown-number.ts';

/** What the cells of a workbook refer to. */
export type CellSurroundings = {
  strings: RichText[];
  forms: string[];
  is1904: boolean;
  /** Whether the results of formulas are to be computed when the workbook is opened. */
  isUncomputed: boolean;
};

export type Cell = {
  column: number;
  kind: string;
  style: number;
  value: string;
  rich: RichText | null;
  hasFormula: boolean;
  /** Whether the file has a value for it, which may be an empty text. */
  hasValue: boolean;
};
export const emptyCell: Omit<Cell, 'column' | 'kind' | 'style'> = {
  value: '',
  rich: null,
  hasFormula: false,
  hasValue: false,
};

/** The column that 'C7' names, from 0; null for what is none. */
export function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The name of a cell, such as 'C7'. @param column from 0 */
export function cellName(column: number, line: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

export function shownValue(
  { kind, style, value, rich }: Cell,
  { strings, forms, is1904 }: CellSurroundings,
): RichText | string {
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'inlineStr') return rich ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE';
  return kind === 'n' ? shownNumber(value, forms[style] ?? '', is1904) : value;
}

/** Whether the file does not have what the cell shows. */
export function lacksResult(
  { kind, value, hasFormula, hasValue }: Cell,
  { isUncomputed }: CellSurroundings,
): boolean {
  if (!hasFormula) return false;
  // Programs that compute nothing write 0 and leave the rest to Excel.
  return !hasValue || (kind !== 'str' && value === '') || (isUncomputed && value === '0');
}

/** Why a row with such cells cannot be read; null where it has none. @param lacking the columns without a result */
export function cellFault(line: number, lacking: readonly number[]): string | null {
  const namesOf = (columns: readonly number[]) => columns.map((column) => cellName(column, line)).join(', ');
  return lacking.length > 0 ? exchangeMessages.formulaWithoutResult(namesOf(lacking)) : null;
}
