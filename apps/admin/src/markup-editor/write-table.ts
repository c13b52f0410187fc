import type { Node } from '@tiptap/pm/model';
import type { Run } from './runs.ts';
import { runsOfLine } from './runs-of-node.ts';
import { writeLine } from './write-line.ts';

const delimiters: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

/** Avoids bars, which would end the cell even in a formula; keeps `\|`, which is another sign there. */
export const withoutBars = (source: string): string =>
  source.replaceAll(/\\[\s\S]|\|(?=([a-zA-Z])?)/g, (sign, letter?: string) =>
    sign === '|' ? `\\vert${letter ? ' ' : ''}` : sign,
  );

const inCell = (run: Run): Run => (run.kind === 'formula' ? { ...run, value: withoutBars(run.value) } : run);

const writeCell = (cell: Node): string =>
  cell.children.map((line) => writeLine(runsOfLine(line).map(inCell), 'cell')).join(' ');

const rowOf = (cells: string[]) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

/** A table of the editor as markup: its first row is the header, which determines the columns' alignment. */
export function writeTable(table: Node): string {
  const [head, ...rows] = table.children;
  if (!head) return '';
  const sides = head.children.map(({ attrs }) => delimiters[String(attrs.align)] ?? '---');
  return [
    rowOf(head.children.map(writeCell)),
    rowOf(sides),
    ...rows.map((row) => rowOf(row.children.map(writeCell))),
  ].join('\n');
}
