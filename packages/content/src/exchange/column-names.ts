/** So many lines above the names of the columns are looked through. */
export const titlesMax = 10;

/** The name of a column whose cells are numbers. */
export const numberColumn =
  /\b(?:marks?|time|seconds?|minutes?|points?|score|pages?|chapter|class|grade|unit|lesson|year)\b/i;

/** '(English)', and the letters or numbers that its cells may hold, as in '(A/B/C/D)' and '(1-4)'. */
const noteBehind = /(?<!\s)\s*\((?:english|[a-f1-6](?:\s*(?:[-–/,]|to|or)\s*[a-f1-6])+)\)\W*$/i;

/** What the sheets of Kahoot, Blooket and Gimkit add: '- max 120 characters', '(Optional)'. */
const noteOfSheet =
  /(?<!\s)\s*(?:[-–]\s*(?:max\.? \d+ characters|choose at least one)|\((?:optional|max:[^()]*|only include answer #)\))\s*$/i;

/** The name of a column as it is compared: 'Correct_Answer:', 'correctAnswer' and 'correct  answer' are one. */
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

/** The index of the column with this name, or -1; 'Question' is meant where a 'Q' stands beside it. */
export function columnAt(names: readonly string[], name: RegExp): number {
  const isLong = (cell: string) => cell.length > 1 && name.test(cell);
  const long = names.findIndex(isLong);
  return long >= 0 ? long : names.findIndex((cell) => name.test(cell));
}

type TitleRow = { cells: readonly string[]; fault?: string };
/** Whether a row names the columns; the number of the row counts from 0. */
type IsHead = (cells: readonly string[], at: number) => boolean;
const isLone = ({ cells, fault }: TitleRow) =>
  fault === undefined && cells.filter((cell) => cell.trim() !== '').length === 1;

/**
 * How many lines stand above the one that names the columns; 0 where none does.
 * @param isSure whether such a line is no entry, whatever is in the lines above it
 */
export function titleLines(rows: readonly TitleRow[], isHead: IsHead, isSure: IsHead): number {
  const first = rows.slice(0, titlesMax + 1);
  const at = first.findIndex(({ cells, fault }, index) => fault === undefined && isHead(cells, index));
  const head = first[at];
  return at > 0 && head && (isSure(head.cells, at) || first.slice(0, at).every(isLone)) ? at : 0;
}
