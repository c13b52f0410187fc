import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectionCell, TableMap } from '@tiptap/pm/tables';
import { deleteColumnOrTable, deleteRowOrTable } from './table-acts.ts';

/** Moves to the line below the table; creates one if missing. */
function leaveTable(state: EditorState, tableEnd: number): Transaction {
  const { tr, schema } = state;
  const next = tr.doc.resolve(tableEnd).nodeAfter;
  if (!next?.isTextblock && schema.nodes.paragraph) tr.insert(tableEnd, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(tableEnd + 1)));
}

/** Moves to the end of the cell below; from the last row out of the table. */
function goDown({ state, view }: Editor): boolean {
  if (!isInTable(state)) return false;
  const $cell = selectionCell(state);
  const table = $cell.node(-1);
  const start = $cell.start(-1);
  const map = TableMap.get(table);
  const { left, bottom } = map.findCell($cell.pos - start);
  const isLast = bottom === map.height;
  const below = isLast ? 0 : start + map.positionAt(bottom, left, table);
  const tr = isLast ? leaveTable(state, $cell.after(-1)) : state.tr;
  if (!isLast)
    tr.setSelection(Selection.near(tr.doc.resolve(below + (tr.doc.nodeAt(below)?.nodeSize ?? 1) - 1), -1));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Enter in a table, and keyboard shortcuts for its menu. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  // Handles keys before paragraphs and lists do.
  priority: 1_100,
  addKeyboardShortcuts() {
    const { editor } = this;
    const inTable = (act: () => unknown) => () => {
      if (!isInTable(editor.state)) return false;
      act();
      return true;
    };
    return {
      Enter: () => goDown(editor),
      'Shift-Enter': () => goDown(editor),
      'Mod-Enter': () => goDown(editor),
      'Alt-Shift-ArrowUp': inTable(() => editor.commands.addRowBefore()),
      'Alt-Shift-ArrowDown': inTable(() => editor.commands.addRowAfter()),
      'Alt-Shift-ArrowLeft': inTable(() => editor.commands.addColumnBefore()),
      'Alt-Shift-ArrowRight': inTable(() => editor.commands.addColumnAfter()),
      'Alt-Shift-Backspace': inTable(() => deleteRowOrTable(editor)),
      'Alt-Shift-Delete': inTable(() => deleteColumnOrTable(editor)),
    };
  },
});
