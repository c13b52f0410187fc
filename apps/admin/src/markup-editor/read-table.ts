import type { JSONContent } from '@tiptap/core';
import type { PhrasingContent, Table } from 'mdast';

/**
 * A table as an editor node: all rows padded to the longest, the first row as header.
 * @param inlineOf converts a cell's text
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
