import { listLevelsMax } from '@repo/contracts/limits/content';
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** How deep lists nest in an editor's document. */
export function listLevels(node: Node): number {
  let below = 0;
  for (const child of node.children) if (!child.isTextblock) below = Math.max(below, listLevels(child));
  const isList = node.type.name === 'bulletList' || node.type.name === 'orderedList';
  return isList ? below + 1 : below;
}

const item = 'listItem';

/** How many list items are around the cursor. */
function itemLevel({ state }: Editor): number {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth }, (_, above) => $from.node(above + 1)).filter(
    ({ type }) => type.name === item,
  ).length;
}

/** Whether the cursor's list item can become a part of the item above it. */
export const canIndent = (editor: Editor): boolean =>
  itemLevel(editor) < listLevelsMax && editor.can().sinkListItem(item);
/** Whether the cursor's list item is part of another one. */
export const canOutdent = (editor: Editor): boolean => itemLevel(editor) > 1;

export function indent(editor: Editor): void {
  if (canIndent(editor)) editor.chain().focus().sinkListItem(item).run();
}
export function outdent(editor: Editor): void {
  if (canOutdent(editor)) editor.chain().focus().liftListItem(item).run();
}

/**
 * Ctrl+] and Ctrl+[ indent list items and move them back.
 *
 * Prevents keys from nesting lists too deep for a screen. Pasted lists stay unchanged, so that nothing is
 * lost: saving reports the error.
 */
export const ListLevels = Extension.create({
  name: 'listLevels',
  addKeyboardShortcuts() {
    // Handled everywhere in the text: Safari goes back a page on Cmd+[.
    const always = (act: (editor: Editor) => void) => () => {
      act(this.editor);
      return true;
    };
    return { 'Mod-]': always(indent), 'Mod-[': always(outdent) };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction, { doc }) =>
        !transaction.docChanged ||
        transaction.getMeta('uiEvent') === 'paste' ||
        listLevels(transaction.doc) <= Math.max(listLevelsMax, listLevels(doc)),
    }),
  ],
});
