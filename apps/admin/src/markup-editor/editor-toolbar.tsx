import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { Bold, Italic, List, ListOrdered, Redo2, Sigma, Smartphone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { markupEditorCopy } from './markup-editor-copy.ts';

type Tool = {
  label: string;
  keys?: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
  run: () => void;
};

function ToolButton({ label, keys, icon, isPressed, isDisabled = false, run }: Tool) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // The text keeps the focus and the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      className={clsx(
        'grid size-11 place-items-center rounded-control text-ink hover:bg-sunken data-disabled:text-ink-3',
        'aria-pressed:bg-pen-tint aria-pressed:text-pen',
      )}
    >
      {icon}
    </Toolbar.Button>
  );
}

const Divider = () => <Toolbar.Separator className="mx-1 h-6 w-px bg-line" />;
const icon = { size: 18, 'aria-hidden': true } as const;

/** Formatting: one tab stop, arrows move. `end` are the buttons for the preview. */
export function EditorToolbar({
  editor,
  label,
  onFormula,
  isPreviewOpen,
  onPreview,
}: {
  editor: Editor;
  label: string;
  onFormula: () => void;
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
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar.Root
      aria-label={markupEditorCopy.toolbar(label)}
      className="sticky top-0 z-2 md:top-[calc(var(--top-bar)+var(--editor-bar,0px))] flex flex-wrap items-center rounded-t-control border-b-[1.5px] border-line bg-surface px-1"
    >
      <ToolButton
        label={markupEditorCopy.bold}
        keys="Ctrl+B"
        icon={<Bold {...icon} />}
        isPressed={state.bold}
        run={() => chain().toggleBold().run()}
      />
      <ToolButton
        label={markupEditorCopy.italic}
        keys="Ctrl+I"
        icon={<Italic {...icon} />}
        isPressed={state.italic}
        run={() => chain().toggleItalic().run()}
      />
      <Divider />
      <ToolButton
        label={markupEditorCopy.bulletList}
        keys="Ctrl+Shift+8"
        icon={<List {...icon} />}
        isPressed={state.bulletList}
        run={() => chain().toggleBulletList().run()}
      />
      <ToolButton
        label={markupEditorCopy.numberedList}
        keys="Ctrl+Shift+7"
        icon={<ListOrdered {...icon} />}
        isPressed={state.orderedList}
        run={() => chain().toggleOrderedList().run()}
      />
      <ToolButton label={markupEditorCopy.formula} icon={<Sigma {...icon} />} run={onFormula} />
      <Divider />
      <ToolButton
        label={markupEditorCopy.undo}
        keys="Ctrl+Z"
        icon={<Undo2 {...icon} />}
        isDisabled={!state.canUndo}
        run={() => chain().undo().run()}
      />
      <ToolButton
        label={markupEditorCopy.redo}
        keys="Ctrl+Y"
        icon={<Redo2 {...icon} />}
        isDisabled={!state.canRedo}
        run={() => chain().redo().run()}
      />
      <span className="flex-1" />
      <ToolButton
        label={markupEditorCopy.preview}
        icon={<Smartphone {...icon} />}
        isPressed={isPreviewOpen}
        run={onPreview}
      />
    </Toolbar.Root>
  );
}
