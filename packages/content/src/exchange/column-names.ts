import { titleLinesMax } from '@repo/contracts/limits/admin';

/** The name of a column with numbers. */
export const numberColumn =
  /\b(?:marks?|time|seconds?|minutes?|points?|score|pages?|chapter|class|grade|unit|lesson|year)\b/i;

/** '(English)', or the allowed letters or numbers, as in '(A/B/C/D)' and '(1-4)'. */
const noteBehind = /(?<!\s)\s*\((?:english|[a-f1-6](?:\s*(?:[-–/,]|to|or)\s*[a-f1-6])+)\)\W*$/i;

/** Notes that Kahoot, Blooket and Gimkit add to a column name: '- max 120 characters', '(Optional)'. */
const noteOfSheet =
  /(?<!\s)\s*(?:[-–]\s*(?:max\.? \d+ characters|choose at least one)|\((?:optional|max:[^()]*|only include answer #)\))\s*$/i;

/** Normalizes a column name: 'Correct_Answer:', 'correctAnswer' and 'correct  answer' become equal. */
export const plainName = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(noteOfSheet, '')
    .replace(noteBehind, '')
    .replaceAll(/<\/?[a-z]+>|\*\*/gi, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\(s\)\W*$/i, 's')
    .replaceAll(/[\s_.:?*-]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The index of the column with this name, or -1. Prefers a longer name: 'Question' to 'Q'. */
export function columnAt(names: readonly string[], name: RegExp): number {
  const isLong = (cell: string) => cell.length > 1 && name.test(cell);
  const long = names.findIndex(isLong);
  return long >= 0 ? long : names.findIndex((cell) => name.test(cell));
}

type TitleRow = { cells: readonly string[]; fault?: string };
/** Whether a row names the columns; row numbers start at 0. */
type IsHead = (cells: readonly string[], at: number) => boolean;
const isLone = ({ cells, fault }: TitleRow) =>
  fault === undefined && cells.filter((cell) => cell.trim() !== '').length === 1;

/**
 * The number of lines above the one that names the columns; 0 if none does.
 * @param isSure whether such a line can't be an entry, whatever is above it
 */
export function titleLines(rows: readonly TitleRow[], isHead: IsHead, isSure: IsHead): number {
  const first = rows.slice(0, titleLinesMax + 1);
  const at = first.findIndex(({ cells, fault }, index) => fault === undefined && isHead(cells, index));
  const head = first[at];
  return at > 0 && head && (isSure(head.cells, at) || first.slice(0, at).every(isLone)) ? at : 0;
}
