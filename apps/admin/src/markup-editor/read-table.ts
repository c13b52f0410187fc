import type { JSONContent } from '@tiptap/core';
import type { PhrasingContent, Table } from 'mdast';

/**
 * A table as the editor has it: as many cells in each row as in its longest one, the first row as its head.
 * @param inlineOf the words of a cell as the editor has them
 */
export function tableOf(
  { children: rows, align }: Table,
  inlineOf: (words: PhrasingContent[]) => JSONContent[],
): JSONContent {
  const columns = Math.max(...rows.map(({ children }) => children.length));
  const rowOf = (cells: Table['children'][number]['children'], isHead: boolean): JSONContent => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, (_, column) => ({
      type: isHead ? 'tableHeader' : 'tableCell',
      attrs: { align: align?.[column] ?? null },
      content: [{ type: 'paragraph', content: inlineOf(cells[column]?.children ?? []) }],
    })),
  });
  return { type: 'table', content: rows.map(({ children }, index) => rowOf(children, index === 0)) };
}
