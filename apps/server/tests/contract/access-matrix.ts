import { readFileSync } from 'node:fs';
import { contentLists } from '@repo/contracts/items/content-lists';

export type Line = { name: string; cells: string[] };
export type Matrix = { columns: string[]; lines: Line[] };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

const lists = contentLists.filter((list) => list !== 'topics');
const namesOf = (name: string) =>
  name.includes('{list}') ? lists.map((list) => name.replace('{list}', list)) : [name];

/**
 * The table under a heading of access-matrix.md.
 * @throws when the table is missing or a line has too few or too many cells
 */
export function readMatrix(heading: string): Matrix {
  const text = readFileSync(new URL('access-matrix.md', import.meta.url), 'utf8');
  const [, section] = text.split(`\n## ${heading}\n`);
  const [head, , ...rest] = (section?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  if (!head) throw new Error(`access-matrix.md has no table under '${heading}'`);
  const [, ...columns] = cellsOf(head);
  const lines = rest.flatMap((line) => {
    const [name = '', ...cells] = cellsOf(line);
    if (cells.length !== columns.length)
      throw new Error(`access-matrix.md: '${name}' has ${cells.length} cells`);
    return namesOf(name).map((each) => ({ name: each, cells }));
  });
  return { columns, lines };
}

/**
 * The call of a named request: 'POST /v1/tests/submit (locked chapter)' is a case of 'POST /v1/tests/submit'.
 */
export const callOf = (name: string): string => name.replace(/ \(.*\)$/, '');
