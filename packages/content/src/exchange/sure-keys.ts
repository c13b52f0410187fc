import { hindiSigns, optionIndexOf } from '@repo/contracts/right-option';
import { numberColumn } from './column-names.ts';
import { isTorn } from './table-rows.ts';

type Row = { cells: readonly string[]; fault?: string; source?: string };
/** The columns in front of that of right options, from the question on. */
type Columns = { answer: number; options: readonly number[]; before: readonly number[] };

/** The name of a column that has letters or numbers such as those of options. */
export const signColumn = /\b(?:sets?|sections?|groups?|series|version|booklet|paper)\b/i;
const edge = (sign: string) => `(?<![\\p{L}\\p{M}\\p{N}])${sign}(?![\\p{L}\\p{M}\\p{N}])`;
const anyLetter = new RegExp(edge('[\\p{L}]\\p{M}*'), 'iu');
const optionLetter = new RegExp(edge(`[a-h${hindiSigns}]`), 'iu');
const isDigits = (text: string) => /\d/.test(text);

/**
 * Whether the right option of a row can be no part of an option in front of it, so that no comma has moved it: it is a letter
 * or number, and no option has such a one, be it beside words.
 * @param isNamed whether the next columns are named as those that have such signs themselves
 */
function standsAlone({ cells }: Row, { answer, options, before }: Columns, isNamed: boolean): boolean {
  const key = (cells[answer] ?? '').trim();
  const texts = (options.includes(answer - 1) ? options : before).map((at) => (cells[at] ?? '').trim());
  const letter = isNamed ? optionLetter : anyLetter;
  const isLone = (text: string) => letter.test(text) || (isDigits(key) && isDigits(text));
  return optionIndexOf(key) !== null && texts.every((text) => text !== '' && text !== key && !isLone(text));
}

/** Whether each text in front of the right option, or the one behind it, is in quotation marks, so that no sign cuts one. */
function isBounded({ cells, source = '' }: Row, { answer, before }: Columns, delimiter: string): boolean {
  const quoted = (column: number) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`;
  return before.every(
    (at) =>
      source.includes(`${quoted(at)}${delimiter}`) ||
      (at + 1 <= answer && source.includes(`${delimiter}${quoted(at + 1)}`)),
  );
}

/** Tells where the right option stands in its own column for sure, though a letter or number stands behind it. */
export function sureKeys(
  rows: readonly Row[],
  columns: Columns,
  { delimiter, width }: { delimiter: string; width: number },
): (row: Row, name: string, cell: string) => boolean {
  const whole = rows.filter(({ fault }) => fault === undefined);
  const isQuoted = ({ cells }: Row) => cells.some((cell) => cell.includes(delimiter));
  const areCareful = whole.every(({ cells }) => cells.length === width) && whole.some(isQuoted);
  const keyOf = ({ cells }: Row) => (cells[columns.answer] ?? '').trim();
  return (row, name, cell) => {
    if (isBounded(row, columns, delimiter)) return true;
    if (isTorn(row) || (numberColumn.test(name) && !isDigits(cell))) return false;
    const isNamed = signColumn.test(name);
    if (standsAlone(row, columns, isNamed)) return true;
    if (!isNamed && !numberColumn.test(name)) return false;
    // Whoever puts one text in quotation marks does so with the next.
    return (isQuoted(row) || areCareful) && optionIndexOf(keyOf(row)) !== null;
  };
}
