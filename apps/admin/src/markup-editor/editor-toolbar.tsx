import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  Sigma,
  Smartphone,
  Table,
  Undo2,
} from 'lucide-react';
import { canIndent, canOutdent, indent, outdent } from './list-levels.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { insertTable } from './table-acts.ts';
import { TableMenu } from './table-menu.tsx';
import { ToolButton, toolIcon } from './tool-button.tsx';

/** Formatting: one tab stop, arrows move. `end` are the buttons for the preview. */
export function EditorToolbar({
  editor,
  label,
  onFormula,
  onFigure,
  isPreviewOpen,
  onPreview,
}: {
  editor: Editor;
  label: string;
  onFormula: () => void;
  onFigure: () => void;
  isPreviewOpen: boolean;
  onPreview: () => void;
}) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      heading: now.isActive('heading', { level: 2 }),
      smallHeading: now.isActive('heading', { level: 3 }),
      canIndent: canIndent(now),
      canOutdent: canOutdent(now),
      isInTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar.Root
      aria-label={markupEditorCopy.toolbar(label)}
      className="flex flex-wrap items-center rounded-t-control border-b-[1.5px] border-line bg-surface px-1"
    >
      <Toolbar.Group className="contents">
        <ToolButton
          label={markupEditorCopy.bold}
          keys="Ctrl+B"
          icon={<Bold {...toolIcon} />}
          isPressed={state.bold}
          run={() => chain().toggleBold().run()}
        />
        <ToolButton
          label={markupEditorCopy.italic}
          keys="Ctrl+I"
          icon={<Italic {...toolIcon} />}
          isPressed={state.italic}
          run={() => chain().toggleItalic().run()}
        />
      </Toolbar.Group>
      <Toolbar.Group className="contents">
        <ToolButton
          label={markupEditorCopy.subHeading}
          keys="Ctrl+Alt+2"
          icon={<Heading2 {...toolIcon} />}
          isPressed={state.heading}
          isDisabled={state.isInTable}
          run={() => chain().toggleSubHeading(2).run()}
        />
        <ToolButton
          label={markupEditorCopy.smallHeading}
          keys="Ctrl+Alt+3"
          icon={<Heading3 {...toolIcon} />}
          isPressed={state.smallHeading}
          isDisabled={state.isInTable}
          run={() => chain().toggleSubHeading(3).run()}
        />
        <ToolButton
          label={markupEditorCopy.bulletList}
          keys="Ctrl+Shift+8"
          icon={<List {...toolIcon} />}
          isPressed={state.bulletList}
          run={() => chain().toggleBulletList().run()}
        />
        <ToolButton
          label={markupEditorCopy.numberedList}
          keys="Ctrl+Shift+7"
          icon={<ListOrdered {...toolIcon} />}
          isPressed={state.orderedList}
          run={() => chain().toggleOrderedList().run()}
        />
      </Toolbar.Group>
      <Toolbar.Group className="contents">
        <ToolButton
          label={markupEditorCopy.indent}
          keys="Ctrl+]"
          icon={<ListIndentIncrease {...toolIcon} />}
          isDisabled={!state.canIndent}
          run={() => indent(editor)}
        />
        <ToolButton
          label={markupEditorCopy.outdent}
          keys="Ctrl+["
          icon={<ListIndentDecrease {...toolIcon} />}
          isDisabled={!state.canOutdent}
          run={() => outdent(editor)}
        />
      </Toolbar.Group>
      <Toolbar.Group className="contents">
        <ToolButton label={markupEditorCopy.formula} icon={<Sigma {...toolIcon} />} run={onFormula} />
        <ToolButton label={markupEditorCopy.figure} icon={<Image {...toolIcon} />} run={onFigure} />
        {state.isInTable ? (
          <TableMenu editor={editor} />
        ) : (
          <ToolButton
            label={markupEditorCopy.table}
            icon={<Table {...toolIcon} />}
            run={() => insertTable(editor)}
          />
        )}
      </Toolbar.Group>
      <Toolbar.Group className="contents">
        <ToolButton
          label={markupEditorCopy.undo}
          keys="Ctrl+Z"
          icon={<Undo2 {...toolIcon} />}
          isDisabled={!state.canUndo}
          run={() => chain().undo().run()}
        />
        <ToolButton
          label={markupEditorCopy.redo}
          keys="Ctrl+Y"
          icon={<Redo2 {...toolIcon} />}
          isDisabled={!state.canRedo}
          run={() => chain().redo().run()}
        />
      </Toolbar.Group>
      <span className="flex-1" />
      <ToolButton
        label={markupEditorCopy.preview}
        icon={<Smartphone {...toolIcon} />}
        isPressed={isPreviewOpen}
        run={onPreview}
      />
    </Toolbar.Root>
  );
}
