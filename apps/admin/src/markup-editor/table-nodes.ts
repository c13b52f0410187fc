import { Extension } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** A column's alignment; null for the renderer's default. */
export type ColumnSide = 'left' | 'center' | 'right';
const sides: readonly string[] = ['left', 'center', 'right'] satisfies ColumnSide[];

const align = {
  default: null,
  parseHTML: (element: HTMLElement) => {
    const side = element.dataset.align ?? '';
    return sides.includes(side) ? side : null;
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes.align ? { 'data-align': attributes.align } : {},
};

/** A table like the student's: no custom widths. */
const OurTable = Table.extend({
  addNodeView: () => null,
  renderHTML: () => [
    'div',
    { class: 'table-frame' },
    ['div', { class: 'table-box' }, ['table', ['tbody', 0]]],
  ],
});
/** Cells hold one line. */
const Cell = TableCell.extend({
  content: 'paragraph',
  addAttributes() {
    return { ...this.parent?.(), align };
  },
});
const HeadCell = TableHeader.extend({
  content: 'paragraph',
  addAttributes() {
    return { ...this.parent?.(), align };
  },
});

function giveHead(tr: Transaction, table: Node, start: number): void {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  const head = table.firstChild;
  if (!head || !tableHeader || !tableCell) return;
  table.forEach((row, rowAt, index) => {
    const type = index === 0 ? tableHeader : tableCell;
    row.forEach((cell, cellAt, column) => {
      const side = head.maybeChild(column)?.attrs.align ?? null;
      if (cell.type === type && cell.attrs.align === side) return;
      tr.setNodeMarkup(start + rowAt + 1 + cellAt, type, { ...cell.attrs, align: side });
    });
  });
}

/** Whether the page ends with a table or figure, so that nothing could be typed after it. */
const endsWithoutLine = ({ lastChild }: Node) => ['table', 'figure'].includes(lastChild?.type.name ?? '');

/**
 * Enforces that a table's first row is its header and that its columns are aligned uniformly, and adds an
 * empty line at the end of a page if needed.
 */
const PageShape = Extension.create({
  name: 'pageShape',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { doc, schema, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        doc.descendants((node, position) => {
          if (node.type.name === 'table') giveHead(tr, node, position + 1);
          return !node.isTextblock && node.type.name !== 'table';
        });
        const { paragraph } = schema.nodes;
        if (paragraph && endsWithoutLine(doc)) tr.insert(tr.doc.content.size, paragraph.create());
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

export const tableNodes = [OurTable, TableRow, HeadCell, Cell, PageShape];
