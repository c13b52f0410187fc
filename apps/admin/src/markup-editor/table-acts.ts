import type { Editor } from '@tiptap/core';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { ColumnSide } from './table-nodes.ts';

const newTable = { rows: 3, cols: 3, withHeaderRow: true } as const;

/** Inserts an empty table at the cursor. */
export const insertTable = (editor: Editor): boolean => editor.chain().focus().insertTable(newTable).run();

/** The explicit alignment of the cursor's column; null for none, or outside of tables. */
export function sideOfColumn({ state }: Editor): ColumnSide | null {
  if (!isInTable(state)) return null;
  const { table, left } = selectedRect(state);
  return table.firstChild?.maybeChild(left)?.attrs.align ?? null;
}

/** Aligns the selected columns; the same alignment again removes it. */
export function setSide(editor: Editor, side: ColumnSide): void {
  const next = sideOfColumn(editor) === side ? null : side;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { map, tableStart, left, right } = selectedRect(state);
      // The header determines the alignment of its column.
      for (let column = left; column < right; column += 1)
        tr.setNodeAttribute(tableStart + (map.map[column] ?? 0), 'align', next);
      return true;
    })
    .run();
}

/** Deleting the last row or column deletes the table. */
export function deleteRowOrTable(editor: Editor): void {
  const chain = editor.chain().focus();
  const { map, top, bottom } = selectedRect(editor.state);
  if (top === 0 && bottom === map.height) chain.deleteTable().run();
  else chain.deleteRow().run();
}
export function deleteColumnOrTable(editor: Editor): void {
  const chain = editor.chain().focus();
  const { map, left, right } = selectedRect(editor.state);
  if (left === 0 && right === map.width) chain.deleteTable().run();
  else chain.deleteColumn().run();
}
