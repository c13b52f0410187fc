import { isTabbed } from './guess-separator.ts';
import { exchangeMessages } from './messages.ts';
import { otherSign } from './other-sign.ts';
import { type TableRow, widthOf } from './table-rows.ts';
import { loneSign, tightSign } from './tight-sign.ts';

/** If fewer lines than this share contain the detected separator, it probably belongs to the texts. */
const shareMin = 0.8;
const tabShareMin = 0.5;
const rowsEnough = 8;
const quotedEnough = 3;
const linesMax = 2_000;
/** A repeated sign that nobody writes inside a text, such as '---' or '/////'. */
const drawnSign = /([^\p{L}\p{N}\s.?!_*$#])\1{2}/u;

/** The most common number of cells. */
function commonWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const width = widthOf(cells);
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [2, 0])[0];
}

/** The number of columns, if the table has no column names. */
export const columnsOfRows = (rows: readonly TableRow[]): number =>
  Math.max(2, commonWidth(rows.filter(({ cells, fault }) => fault === undefined && widthOf(cells) > 1)));

/**
 * Whether the separator does not look like prose: in most rows it is neither before a space nor inside a
 * number.
 */
function isTight(rows: readonly TableRow[]): boolean {
  const isProse = (cell: string, next: string) =>
    /^\s/.test(next) || (/\d$/.test(cell) && /^\d{3}\b/.test(next));
  const tight = rows.filter(({ cells }) => !cells.some((cell, at) => isProse(cell, cells[at + 1] ?? '')));
  return tight.length >= rows.length * shareMin;
}

/** Signs that occur equally often in every line; bars of formulas come in pairs. */
function evenSigns(lines: readonly string[]): string[] {
  const count = (line: string, sign: string) => line.split(sign).length - 1;
  return [',', ';', '|'].filter((sign) => {
    const first = count(lines[0] ?? '', sign);
    return (
      first > 0 && !(sign === '|' && first % 2 === 0) && lines.every((line) => count(line, sign) === first)
    );
  });
}

/**
 * Why the detected separator of a list without column names may belong to its texts; null if there is no
 * doubt.
 * @param rows all rows
 */
export function separatorDoubt(text: string, delimiter: string, rows: readonly TableRow[]): string | null {
  const { signs, ...say } = exchangeMessages;
  const name = signs[delimiter] ?? delimiter;
  const whole = rows.filter(({ fault }) => fault === undefined);
  const cut = whole.filter(({ cells }) => cells.length > 1);
  // A line without a tab is a heading, and only that line is rejected.
  const isCommon = cut.length >= whole.length * (delimiter === '\t' ? tabShareMin : shareMin);
  if (cut.length > 0 && delimiter === '\t' && isCommon) return null;
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesMax);
  const other = (isEven: boolean) => {
    const isTightCut = isTight(cut);
    const sign =
      otherSign(lines, { delimiter, isEven, isTight: isTightCut, share: shareMin }) ??
      (delimiter === ','
        ? tightSign(lines, { delimiter, isSure: isEven && isTightCut, share: shareMin })
        : null) ??
      (cut.length === 0 ? loneSign(lines, shareMin) : null);
    if (sign === null) return null;
    return sign === '?' ? say.separatorAfterQuestion : say.separatorOther(sign);
  };
  if (cut.length === 0) return other(false);
  const tabbed = lines.filter(isTabbed).length;
  if (delimiter !== '\t' && tabbed > lines.length * (1 - shareMin))
    return say.separatorRare(signs['\t'] ?? '', tabbed, lines.length);
  const even = text.includes('"') ? [] : evenSigns(lines);
  const [second] = even.filter((sign) => sign !== delimiter);
  // Bars never occur equally often in every line of prose.
  if (delimiter !== '|' && even.includes(delimiter) && second)
    return say.separatorTwo(name, signs[second] ?? second);
  const columns = columnsOfRows(rows);
  const common = cut.filter(({ cells }) => widthOf(cells) === columns);
  const isEven = common.length === whole.length && whole.length >= rowsEnough;
  const quoted = whole.filter(({ cells }) => cells.some((cell) => cell.includes(delimiter)));
  const longer = other(isEven);
  const isQuoted = quoted.length >= quotedEnough;
  const isDrawn = longer !== null && lines.every((line) => drawnSign.test(line));
  // Other signs than commas rarely occur equally often in so many lines of text.
  if (isEven && (isQuoted || (delimiter !== ',' && !isDrawn))) return null;
  if (longer !== null) return longer;
  if (!isCommon) return say.separatorRare(name, cut.length, whole.length);
  const isUneven = delimiter !== '\t' && common.length < cut.length * shareMin;
  return isUneven ? say.separatorUneven(name) : null;
}
