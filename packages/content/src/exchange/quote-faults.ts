import { exchangeMessages } from './reading.ts';

/** A cell has at most this many lines. */
const linesMax = 20;
const shownMax = 200;

const marksIn = (line: string) => line.split('"').length - 1;
const cellsIn = (line: string, delimiter: string) => line.split(delimiter);

/** The line that starts at an index, with its line break. */
function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.slice(at) : text.slice(at, end + 1);
}

/**
 * The lines of a row with wrong quotation marks: the first one, or those up to the mark that may close it if the
 * first is no whole row. @param width the number of cells in the table's rows
 */
export function linesOfFault(text: string, at: number, delimiter: string, width: number): string {
  const first = lineAt(text, at);
  if (marksIn(first) % 2 === 0 || cellsIn(first, delimiter).length === width) return first;
  let all = first;
  for (let more = 1; more < linesMax && at + all.length < text.length; more += 1) {
    const next = lineAt(text, at + all.length);
    all += next;
    if (marksIn(next) % 2 === 1) return all;
  }
  return first;
}

/** A cell in quotation marks, with the marks inside doubled. */
function mendedCell(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const isClosed = cell.length > 1 && cell.endsWith('"') && marksIn(cell) !== 2;
  const inside = isClosed ? cell.slice(1, -1) : cell;
  const isRight = /^"(?:[^"]|"")*"$/.test(cell);
  return isRight ? cell : `"${inside.replaceAll(/"+/g, '""')}"`;
}

/** What is wrong with the quotation marks of a row, and the correction. */
export function quoteFault(source: string, delimiter: string, width: number): string {
  const line = source.trimEnd();
  if (marksIn(line) % 2 === 1 && !line.includes('\n')) return exchangeMessages.quoteOpen;
  const cells = cellsIn(line, delimiter);
  const mended = cells.map(mendedCell).join(delimiter);
  return cells.length === width && mended.length <= shownMax && mended !== line
    ? exchangeMessages.quoteInside(mended)
    : exchangeMessages.quoteInsideAny;
}
