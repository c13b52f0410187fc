import { cutText } from '@repo/contracts/cut-text';
import { hasOtherSigns } from '@repo/contracts/sign-fonts';
import { exchangeMessages } from '../reading.ts';
import { type LineOfText, RichText, withoutEscapes } from './rich-text.ts';
import { shownNumber } from './shown-number.ts';

/** What the cells of a workbook refer to. */
export type CellSurroundings = {
  strings: RichText[];
  forms: string[];
  /** The colours of each cell style, '' for none. */
  colours: string[];
  /** The cell styles that are struck out. */
  struckOut: ReadonlySet<number>;
  /** The cell styles in a symbol font. */
  inSignFont: ReadonlySet<number>;
  is1904: boolean;
  /** Whether the program left the results of formulas to be computed when the workbook is opened. */
  isUncomputed: boolean;
};

export type Cell = {
  column: number;
  kind: string;
  style: number;
  value: string;
  rich: RichText | null;
  hasFormula: boolean;
  /** Whether the file has a value for it, even an empty text. */
  hasValue: boolean;
};
export const emptyCell: Omit<Cell, 'column' | 'kind' | 'style'> = {
  value: '',
  rich: null,
  hasFormula: false,
  hasValue: false,
};

/** The column of a reference such as 'C7', from 0; null if it is none. */
export function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The name of a cell, such as 'C7'. @param column from 0 */
export function cellName(column: number, line: number | ''): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

function sharedText(index: string, strings: readonly RichText[]): RichText | string {
  if (index === '') return '';
  const text = strings[Number(index)];
  if (!text) throw new Error('a cell refers to a text that is not there');
  return text;
}

/** @throws Error for a cell of a damaged workbook */
export function shownValue(
  { kind, style, value, rich }: Cell,
  { strings, forms, is1904 }: CellSurroundings,
): RichText | string {
  if (kind === 's') return sharedText(value, strings);
  if (kind === 'inlineStr') return rich ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE';
  if (kind === 'str') return withoutEscapes(value);
  return kind === 'n' ? shownNumber(value, forms[style] ?? '', is1904) : value;
}

/** The struck-out words of a cell, and the cell without them; null if it has none. */
export function struckOut(
  value: RichText | string,
  style: number,
  { struckOut: styles }: CellSurroundings,
): { pieces: string[]; rest: RichText | string } | null {
  const pieces = value instanceof RichText ? value.piecesWith('isStruckOut') : [];
  if (value instanceof RichText && pieces.length > 0) return { pieces, rest: value.withoutStruck() };
  const plain = (value instanceof RichText ? value.plain : value).trim();
  return plain !== '' && styles.has(style) ? { pieces: [plain], rest: '' } : null;
}

const wordsMaxLength = 40;

/** The notice about lines and fonts of a cell's letters. @param name that of the cell @param struck what was left out */
export function lostLines(
  name: string,
  value: RichText | string,
  style: number,
  struck: readonly string[],
  known: CellSurroundings,
): string[] {
  const isRich = value instanceof RichText;
  const plain = (isRich ? value.plain : value).trim();
  const piecesWith = (line: LineOfText, styles?: ReadonlySet<number>) => {
    const pieces = isRich ? value.piecesWith(line) : [];
    return pieces.length === 0 && plain !== '' && styles?.has(style) ? [plain] : pieces;
  };
  const say = (sentence: (cell: string, words: string) => string) => (words: string) =>
    sentence(name, cutText(words, wordsMaxLength));
  const foreign = piecesWith('isInSignFont', known.inSignFont).filter(hasOtherSigns);
  return [
    ...piecesWith('isUnderlined').map(say(exchangeMessages.underlined)),
    ...struck.map(say(exchangeMessages.struckOut)),
    ...foreign.map(say(exchangeMessages.inSignFont)),
  ];
}

/** Why a cell can't be read: its visible error; '' for a formula without a result; null if it can. */
export function faultOf(
  { kind, value, hasFormula, hasValue }: Cell,
  { isUncomputed }: CellSurroundings,
): string | null {
  // Programs that don't compute formulas write 0 and leave the result to Excel.
  const isComputed = hasValue && (kind === 'str' || value !== '') && !(isUncomputed && value === '0');
  if (hasFormula && !isComputed) return '';
  return kind === 'e' ? value : null;
}

/**
 * Why a row can't be read; null if its cells are valid.
 * @param faults those of its columns @param behind the columns of cells after the last named one
 */
export function rowFault(
  line: number,
  faults: ReadonlyMap<number, string>,
  behind: readonly number[],
): string | null {
  const lacking: string[] = [];
  const errors: string[] = [];
  for (const [column, error] of faults) {
    const name = cellName(column, line);
    if (error === '') lacking.push(name);
    else errors.push(`${name} (${error})`);
  }
  const sentences = [
    ...(lacking.length > 0 ? [exchangeMessages.formulaWithoutResult(lacking.join(', '))] : []),
    ...(behind.length > 0
      ? [exchangeMessages.cellsBehindHead(behind.map((column) => cellName(column, line)))]
      : []),
    ...(errors.length > 0 ? [exchangeMessages.errorInCells(errors)] : []),
  ];
  return sentences.length > 0 ? sentences.join('. ') : null;
}
