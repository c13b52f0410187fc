import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, Selection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, selectionCell } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** The position beside the cursor's table; null if the page begins or ends with the table. */
function besideTable(state: EditorState, direction: 1 | -1): Selection | null {
  const $cell = selectionCell(state);
  const edge = direction === 1 ? $cell.after(-1) : $cell.before(-1);
  return Selection.findFrom(state.doc.resolve(edge), direction);
}

function moveInTable({ state, dispatch }: EditorView, direction: 1 | -1): boolean {
  if (!isInTable(state)) return false;
  if (goToNextCell(direction)(state, dispatch)) return true;
  const next = besideTable(state, direction);
  if (next) dispatch(state.tr.setSelection(next).scrollIntoView());
  return next !== null;
}

/**
 * Tab and Shift+Tab never change the text: they move from cell to cell and out of a table, and elsewhere
 * leave the editor (docs/product/screens.md#notes-editor-keys).
 */
export const TabKey = Extension.create({
  name: 'tabKey',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown(view, event) {
            if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false;
            if (moveInTable(view, event.shiftKey ? -1 : 1)) event.preventDefault();
            // Skips the keymaps of lists and tables, which would indent items and add rows.
            return true;
          },
        },
      },
    }),
  ],
});
