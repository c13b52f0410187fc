import { hindiSigns, optionIndexOf } from '@repo/contracts/right-option';
import { numberColumn } from './column-names.ts';
import { isTorn } from './table-rows.ts';

type Row = { cells: readonly string[]; fault?: string; source?: string };
/** Columns of a question table; `before` are those before the answer column, from the question on. */
type Columns = { answer: number; options: readonly number[]; before: readonly number[] };

/** The name of a column with letters or numbers similar to those of options. */
export const signColumn = /\b(?:sets?|sections?|groups?|series|version|booklet|paper)\b/i;
const edge = (sign: string) => `(?<![\\p{L}\\p{M}\\p{N}])${sign}(?![\\p{L}\\p{M}\\p{N}])`;
const anyLetter = new RegExp(edge('[\\p{L}]\\p{M}*'), 'iu');
const optionLetter = new RegExp(edge(`[a-h${hindiSigns}]`), 'iu');
const isDigits = (text: string) => /\d/.test(text);

/**
 * Whether a row's answer is a letter or number that can't be part of an option: no option contains one, even
 * next to words. Then no comma moved the answer.
 * @param isNamed whether the next columns hold such letters or numbers, by their names
 */
function standsAlone({ cells }: Row, { answer, options, before }: Columns, isNamed: boolean): boolean {
  const key = (cells[answer] ?? '').trim();
  const texts = (options.includes(answer - 1) ? options : before).map((at) => (cells[at] ?? '').trim());
  const letter = isNamed ? optionLetter : anyLetter;
  const isLone = (text: string) => letter.test(text) || (isDigits(key) && isDigits(text));
  return optionIndexOf(key) !== null && texts.every((text) => text !== '' && text !== key && !isLone(text));
}

/**
 * Whether no separator can have cut the texts around the answer: all texts before it are quoted, or the one
 * after it is.
 */
function isBounded({ cells, source = '' }: Row, { answer, before }: Columns, delimiter: string): boolean {
  const quoted = (column: number) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`;
  return before.every(
    (at) =>
      source.includes(`${quoted(at)}${delimiter}`) ||
      (at + 1 <= answer && source.includes(`${delimiter}${quoted(at + 1)}`)),
  );
}

/** Finds rows whose answer is certainly in its own column, even if the next cell is a letter or number. */
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
    // An author who quotes one text quotes the next one too.
    return (isQuoted(row) || areCareful) && optionIndexOf(keyOf(row)) !== null;
  };
}
