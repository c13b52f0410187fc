const colourMaxLength = 20;
type Colour = Record<string, string>;
/** A colour, '' for black letters and a white cell. */
export function colourOf({ rgb, theme, indexed, tint = '' }: Colour): string {
  const isPlain =
    ['FF000000', '00000000', 'FFFFFFFF'].includes(rgb ?? '') || ['0', '1'].includes(theme ?? '');
  const colour = isPlain ? tint : (rgb ?? theme ?? (indexed === '64' ? '' : indexed) ?? '');
  return colour.slice(0, colourMaxLength);
}

/** The colours of options in a row, by column. */
export type RowColours = ReadonlyMap<number, string>;
/** Minimum number of rows, because with fewer the same column may be right in all by chance. */
const alikeMin = 3;

/** The columns of a row that have another colour than most of its options. */
function oddIn(row: RowColours): number[] {
  const all = [...row.values()];
  const countOf = (colour: string) => all.filter((each) => each === colour).length;
  const most = Math.max(0, ...all.map(countOf));
  const common = all.find((colour) => countOf(colour) === most);
  return [...row].flatMap(([column, colour]) => (colour === common ? [] : [column]));
}

/**
 * The differently coloured columns of each row. If all rows have the same colours, only the one such column
 * of the sheet.
 */
export function oddColours(rows: readonly RowColours[]): { ofRows: number[][]; ofSheet: number | undefined } {
  const patterns = rows.flatMap((row) => (row.size > 0 ? [JSON.stringify([...row])] : []));
  const ofRows = rows.map(oddIn);
  if (patterns.length < alikeMin || new Set(patterns).size > 1) return { ofRows, ofSheet: undefined };
  const [column, ...others] = ofRows.find(({ length }) => length > 0) ?? [];
  return { ofRows: rows.map(() => []), ofSheet: others.length > 0 ? undefined : column };
}
