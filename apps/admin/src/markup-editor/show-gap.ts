import type { Editor } from '@tiptap/core';

/** Selects the next occurrence of a mark behind the selection, from the end again from the start. */
export function showGap(editor: Editor, mark: string): void {
  const { doc, selection } = editor.state;
  const found: number[] = [];
  doc.descendants((node, position) => {
    const text = node.text ?? '';
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) found.push(position + at);
  });
  const next = found.find((position) => position >= selection.to) ?? found[0];
  if (next === undefined) return;
  editor.commands.setTextSelection({ from: next, to: next + mark.length });
  editor.view.focus();
  // In the middle, because the toolbar covers the top.
  editor.view.domAtPos(next).node.parentElement?.scrollIntoView({ block: 'center' });
}
