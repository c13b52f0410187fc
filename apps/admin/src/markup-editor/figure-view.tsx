import { writeFigureLine } from '@repo/contracts/figures';
import { Markup } from '@repo/ui/markup';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { clsx } from 'clsx';
import { figureOf } from './figure-places.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';

/** A figure in the editor, rendered like for students. */
export function FigureView({ node, selected, getPos, editor }: NodeViewProps) {
  const figure = figureOf(node);
  const edit = () => {
    const position = getPos();
    if (position !== undefined && editor.isEditable) editor.storage.figure.edit?.(position);
  };
  return (
    <NodeViewWrapper
      role="group"
      aria-label={markupEditorCopy.figureLabel(figure.caption)}
      className={clsx('editor-figure', selected && 'is-chosen')}
      data-drag-handle
      onDoubleClick={edit}
    >
      <Markup text={writeFigureLine(figure)} />
    </NodeViewWrapper>
  );
}
