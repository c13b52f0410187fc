import { listLevelsMax } from './limits/content.ts';

/** A list marker: a sign, or a number with a dot or bracket; `point` is where a backslash turns it into text. */
type Marker = { point: number; end: number; mayInterrupt: boolean };

function markerAt(line: string, at: number): Marker | null {
  const isEnd = (index: number) => index >= line.length || line[index] === ' ' || line[index] === '\t';
  const sign = line[at] ?? '';
  if ('-+*'.includes(sign) && sign !== '' && isEnd(at + 1))
    return { point: at, end: at + 1, mayInterrupt: true };
  let digits = at;
  while (digits - at < 10 && /\d/.test(line[digits] ?? '')) digits += 1;
  const isNumber = digits > at && digits - at < 10 && /[.)]/.test(line[digits] ?? '') && isEnd(digits + 1);
  return isNumber ? { point: digits, end: digits + 1, mayInterrupt: line.slice(at, digits) === '1' } : null;
}

/** The end of the blanks from here, and its column; tab stops are four columns apart. */
function skipBlanks(line: string, at: number, column: number): { at: number; column: number } {
  for (; line[at] === ' ' || line[at] === '\t'; at += 1) column += line[at] === '\t' ? 4 - (column % 4) : 1;
  return { at, column };
}

/**
 * Tracks the lists of a text line by line, just enough to ensure that none nests deeper than the markup's
 * parser finds; ambiguous lines count for the deepest list.
 */
class OpenLists {
  /** Columns where the texts of items start that may still be open, in ascending order. */
  private columns: number[] = [];
  private isAfterBlank = true;

  /** @returns where to escape the first marker of an excess level, or -1 */
  readLine(line: string): number {
    let place = skipBlanks(line, 0, 0);
    if (place.at >= line.length) {
      this.isAfterBlank = true;
      return -1;
    }
    let marker = markerAt(line, place.at);
    const isBare = marker !== null && skipBlanks(line, marker.end, 0).at >= line.length;
    // Any other line may continue an item's text, whatever its indent.
    const endsOthers = this.isAfterBlank || (marker?.mayInterrupt === true && !isBare);
    this.isAfterBlank = false;
    if (endsOthers) this.columns = this.columns.filter((column) => column <= place.column);
    const outer = this.columns.filter((column) => column <= place.column).length;
    for (let level = outer + 1; marker; level += 1) {
      if (level > listLevelsMax) return marker.point;
      const behind = place.column + marker.end - place.at;
      place = skipBlanks(line, marker.end, behind);
      const isEmpty = place.at >= line.length;
      this.open(isEmpty ? behind + 1 : place.column);
      marker = isEmpty ? null : markerAt(line, place.at);
    }
    return -1;
  }

  private open(column: number): void {
    if (!this.columns.includes(column)) this.columns = [...this.columns, column].sort((a, b) => a - b);
  }
}

/** Whether all lists of a text nest within the limit. Linear time. */
export function hasShownLists(text: string): boolean {
  const lists = new OpenLists();
  return text.split(/\r\n?|\n/).every((line) => lists.readLine(line) === -1);
}

/** Turns markers of excess levels into text; other texts don't change. */
export function withShownLists(text: string): string {
  if (hasShownLists(text)) return text;
  const lists = new OpenLists();
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      const at = lists.readLine(line);
      return at === -1 ? line : `${line.slice(0, at)}\\${line.slice(at)}`;
    })
    .join('\n');
}
