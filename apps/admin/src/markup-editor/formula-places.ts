import type { Editor } from '@tiptap/core';
import type { FormulaDraft } from './formula-dialog.tsx';

/** The formula at this position; null if there is none (any more). */
export function formulaAt(editor: Editor, position: number): FormulaDraft | null {
  const node = editor.state.doc.nodeAt(position);
  if (node?.type.name !== 'formula' && node?.type.name !== 'formulaBlock') return null;
  return { source: String(node.attrs.source), isBlock: node.type.name === 'formulaBlock' };
}

/** Whether a formula here may be on its own line: not in a table cell, which is one line. */
export function mayBeBlock({ state }: Editor, position: number | null): boolean {
  const $place = position === null ? state.selection.$from : state.doc.resolve(position);
  for (let { depth } = $place; depth > 0; depth -= 1)
    if ($place.node(depth).type.spec.tableRole === 'row') return false;
  return true;
}

/** Writes the formula at this position, or at the cursor when `position` is null. */
export function putFormula(editor: Editor, position: number | null, formula: FormulaDraft): void {
  const content = {
    type: formula.isBlock ? 'formulaBlock' : 'formula',
    attrs: { source: formula.source },
  };
  const before = position === null ? null : formulaAt(editor, position);
  const chain = editor.chain().focus();
  if (position === null || !before) chain.insertContent(content).run();
  else if (before.isBlock === formula.isBlock)
    chain
      .command(({ tr }) => {
        tr.setNodeAttribute(position, 'source', formula.source);
        return true;
      })
      .run();
  else chain.insertContentAt({ from: position, to: position + 1 }, content).run();
}

export function removeFormula(editor: Editor, position: number | null): void {
  if (position === null || !formulaAt(editor, position)) return;
  editor
    .chain()
    .focus()
    .deleteRange({ from: position, to: position + 1 })
    .run();
}
