/** So many lines above the names of the columns are looked through. */
export const titlesMax = 3;

/** The name of a column whose cells are numbers. */
export const numberColumn =
  /\b(?:marks?|time|seconds?|minutes?|points?|score|pages?|chapter|class|grade|unit|lesson|year)\b/i;

/** The name of a column as it is compared: 'Correct_Answer:', 'correctAnswer' and 'correct  answer' are one. */
export const plainName = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/<\/?[a-z]+>|\*\*/gi, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_.:?*-]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The index of the column with this name, or -1; 'Question' is meant where a 'Q' stands beside it. */
export function columnAt(names: readonly string[], name: RegExp): number {
  const isLong = (cell: string) => cell.length > 1 && name.test(cell);
  const long = names.findIndex(isLong);
  return long >= 0 ? long : names.findIndex((cell) => name.test(cell));
}

/** How many lines stand above the one that names the columns, each with a single cell; 0 where none is such a line. */
export function titleLines(
  rows: readonly { cells: readonly string[]; fault?: string }[],
  isHead: (cells: readonly string[]) => boolean,
): number {
  const isTitle = ({ cells, fault }: { cells: readonly string[]; fault?: string }) =>
    fault === undefined && cells.filter((cell) => cell.trim() !== '').length === 1;
  const at = rows.slice(0, titlesMax + 1).findIndex((row) => !isTitle(row));
  const names = rows[at];
  return at > 0 && names?.fault === undefined && names && isHead(names.cells) ? at : 0;
}
