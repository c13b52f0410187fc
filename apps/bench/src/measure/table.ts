/** A line of the report. `isReached` null: it was not measured, `seen` says why. */
export type Row = { work: string; against: string; seen: string; goal: string; isReached: boolean | null };

const mark = ({ isReached }: Row) => (isReached === null ? 'not measured' : isReached ? 'yes' : '**no**');

/** The rows as a markdown table. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['Work', 'Measured against', 'Seen', 'Goal', 'Reached']),
    line(['---', '---', '---', '---', '---']),
    ...rows.map((row) => line([row.work, row.against, row.seen, row.goal, mark(row)])),
  ].join('\n');
}

export const ratioText = (ratio: number) => ratio.toFixed(2);
export const perSecond = (count: number) => `${Math.round(count).toLocaleString('en-IN')}/s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
