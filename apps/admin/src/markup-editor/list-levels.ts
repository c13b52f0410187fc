import { listLevelsMax } from '@repo/contracts/limits/content';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** How deep lists nest in an editor's document. */
export function listLevels(node: Node): number {
  let below = 0;
  for (const child of node.children) if (!child.isTextblock) below = Math.max(below, listLevels(child));
  const isList = node.type.name === 'bulletList' || node.type.name === 'orderedList';
  return isList ? below + 1 : below;
}

/**
 * Prevents keys from nesting lists too deep for a screen. Pasted lists stay unchanged, so that nothing is
 * lost: saving reports the error.
 */
export const ListLevels = Extension.create({
  name: 'listLevels',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction, { doc }) =>
        !transaction.docChanged ||
        transaction.getMeta('uiEvent') === 'paste' ||
        listLevels(transaction.doc) <= Math.max(listLevelsMax, listLevels(doc)),
    }),
  ],
});
