import type { Figure } from '@repo/contracts/figures';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/** A figure node's attributes. */
export const figureOf = ({ attrs }: Node): Figure => ({
  name: String(attrs.name),
  caption: String(attrs.caption),
  description: String(attrs.description),
  isNarrow: attrs.isNarrow === true,
  hasLetters: attrs.hasLetters === true,
});

/** Position of the selected figure; null if none is. */
export function chosenFigure({ state: { selection } }: Editor): number | null {
  const isFigure = selection instanceof NodeSelection && selection.node.type.name === 'figure';
  return isFigure ? selection.from : null;
}

/** The figure at this position; null if there is none (any more). */
export function figureAt(editor: Editor, position: number): Figure | null {
  const node = editor.state.doc.nodeAt(position);
  return node?.type.name === 'figure' ? figureOf(node) : null;
}

/** After the top-level block at this position, because figures can't be in a list or a table. */
function lineAfter({ state }: Editor, position: number): number {
  const $at = state.doc.resolve(Math.min(position, state.doc.content.size));
  if ($at.depth === 0) return $at.pos;
  const block = $at.node(1);
  return block.isTextblock && block.content.size === 0 ? $at.before(1) : $at.after(1);
}

/** Inserts a new figure on its own line near this position; replaces an empty line there. */
export function putFigure(editor: Editor, position: number, figure: Figure): void {
  const at = lineAfter(editor, position);
  const empty = editor.state.doc.nodeAt(at);
  const isEmptyLine = empty?.isTextblock === true && empty.content.size === 0;
  editor.commands.insertContentAt(
    { from: at, to: isEmptyLine ? at + 2 : at },
    { type: 'figure', attrs: { ...figure } },
  );
  // A line exists after the figure by now.
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
      return true;
    })
    .run();
}

export function changeFigure(editor: Editor, position: number, figure: Figure): void {
  if (!figureAt(editor, position)) return;
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.setNodeMarkup(position, undefined, { ...figure });
      return true;
    })
    .setNodeSelection(position)
    .run();
}

export function removeFigure(editor: Editor, position: number): void {
  if (!figureAt(editor, position)) return;
  editor
    .chain()
    .focus()
    .deleteRange({ from: position, to: position + 1 })
    .run();
}
