import { exchangeMessages } from './messages.ts';
import type { TableRow } from './table-rows.ts';

const isBare = ({ cells, source = '' }: TableRow) => cells.every((cell) => !source.includes(`"${cell}"`));

/** This share of rows cut by a comma shows that the author quoted no texts. */
const cutShareMin = 0.2;
/**
 * If commas cut many rows, warns of all rows without quotation marks, because the answer before the options
 * may then mean another option.
 */
export function withDoubtOfCuts<R extends TableRow>(rows: readonly R[]): R[] {
  const areCut = rows.filter(({ fault }) => fault !== undefined).length >= rows.length * cutShareMin;
  return rows.map((row) =>
    areCut && row.fault === undefined && row.loss === undefined && isBare(row)
      ? { ...row, loss: exchangeMessages.rowMayBeCut }
      : row,
  );
}

/** This many rows ending with the same empty cells show that the file is written that way. */
const evidenceMin = 3;
/** From this share of rows with one option fewer, a comma probably cut an option. */
const fewerShareMin = 0.25;

/**
 * Warns of rows whose number of options or cells suggests that a comma cut an option, so that the answer in front means
 * another one.
 * @param columns those of the options @param width the number of columns
 */
export function withMoreOptions<R extends TableRow>(
  rows: readonly R[],
  columns: readonly number[],
  { width, delimiter }: { width: number; delimiter: string },
): R[] {
  const whole = rows.filter(({ fault }) => fault === undefined);
  const isCareful = whole.some(({ cells }) => cells.some((cell) => cell.includes(delimiter)));
  const hasEmptyEnd = whole.some(({ cells }) => cells.at(-1)?.trim() === '');
  const lastOption = Math.max(...columns);
  const countOf = ({ cells }: TableRow) => columns.filter((at) => (cells[at] ?? '').trim() !== '').length;
  const counts = new Map<number, number>();
  for (const row of whole) counts.set(countOf(row), (counts.get(countOf(row)) ?? 0) + 1);
  const areLong = whole.length >= evidenceMin && new Set(whole.map(({ cells }) => cells.length)).size === 1;
  const isMore = (row: R) => {
    const fewer = counts.get(countOf(row) - 1) ?? 0;
    return row.cells.length <= lastOption + 1 && fewer > 0 && fewer >= whole.length * fewerShareMin;
  };
  return rows.map((row) => {
    if (row.fault !== undefined || row.loss !== undefined || isCareful || !isBare(row)) return row;
    if (row.cells.length > width && !areLong)
      return { ...row, loss: exchangeMessages.rowTooWide(row.cells.length, width, `'${delimiter}'`) };
    return !hasEmptyEnd && isMore(row)
      ? { ...row, loss: exchangeMessages.optionsMayBeCut(countOf(row)) }
      : row;
  });
}
