/** A line of the report. `isReached` null: nothing is asked of it (no `goal`), or it was not measured and `seen` says why. */
export type Row = { work: string; against: string; seen: string; goal: string; isReached: boolean | null };

function mark({ isReached, goal }: Row): string {
  if (isReached === null) return goal === '' ? '' : 'not measured';
  return isReached ? 'yes' : '**no**';
}

/** Lines of cells as a markdown table, the head above them. */
export function markdownTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}

/** The rows as a markdown table. */
export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(
    ['Work', 'Measured against', 'Seen', 'Goal', 'Reached'],
    rows.map((row) => [row.work, row.against, row.seen, row.goal, mark(row)]),
  );

export const ratioText = (ratio: number) => ratio.toFixed(2);
export const perSecond = (count: number) => `${Math.round(count).toLocaleString('en-IN')}/s`;
export function milliseconds(value: number): string {
  if (value < 0.1) return `${Math.round(value * 1_000)} µs`;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
