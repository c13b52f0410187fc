import './markup-editor.css';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { clsx } from 'clsx';
import { atom, useAtom } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { editorOptions } from './editor-options.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { FormulaDialog } from './formula-dialog.tsx';
import { formulaAt, mayBeBlock, putFormula, removeFormula } from './formula-places.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { OwnKeys } from './own-keys.tsx';
import { PasteNotice } from './paste-notice.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { showGap } from './show-gap.ts';
import { useFigures } from './use-figures.tsx';
import { useMarkupValue } from './use-markup-value.ts';
import { usePasteNotice } from './use-paste-notice.ts';

/** Shared by all editors until the page is reloaded. */
const previewAtom = atom(false);

export type MarkupEditorProps = {
  /**
   * The product's markup. A new value from outside (a discarded draft) replaces the text, unless it came from
   * this editor.
   */
  value: string;
  /** The text as markup, debounced; immediately on saving, leaving or storing a draft. */
  onChange: (value: string) => void;
  /** Label for screen readers. */
  label: string;
  /** Height of the text area in pixels; by default it grows with the text. */
  height?: number;
  placeholder?: string;
  className?: string;
};

/**
 * WYSIWYG editor of the product's markup: bold, italic, lists and formulas on the student's ruled sheet, with
 * a preview at phone width. Give it a `key` per text, so that undo does not cross into another one.
 */
export function MarkupEditor(props: MarkupEditorProps) {
  const { label, height, className, placeholder = markupEditorCopy.placeholder } = props;
  const [asked, setAsked] = useState<{ position: number | null } | null>(null);
  const [isPreviewOpen, setIsPreviewOpen] = useAtom(previewAtom);
  const markup = useMarkupValue(props);
  const { attach, onTyped, flush, initialContent } = markup;
  const { shown, dismiss, onPasted, onRefused } = usePasteNotice();
  const current = useRef<Editor | null>(null);
  const figures = useFigures(() => current.current);
  const acts = useRef(figures);
  acts.current = figures;
  const descriptionId = useId();
  const options = useMemo(
    () =>
      editorOptions({
        label,
        descriptionId,
        placeholder,
        onPasted,
        onPictures: (files, position) => acts.current.addFiles(files, position),
        onRefused,
      }),
    [label, descriptionId, placeholder, onPasted, onRefused],
  );
  const editor = useEditor({
    ...options,
    content: initialContent,
    onUpdate: onTyped,
    onBlur: flush,
  });
  useEffect(() => {
    // On a slow device the library may destroy the editor between render and mount and create another one.
    if (editor.isDestroyed) return;
    current.current = editor;
    editor.storage.formula.edit = (position) => setAsked({ position });
    editor.storage.figure.edit = (position) => acts.current.edit(position);
    return attach(editor);
  }, [editor, attach]);
  const close = () => setAsked(null);
  return (
    <div className={clsx('@container', className)}>
      <div className="overflow-clip rounded-control border-[1.5px] border-line-strong bg-surface focus-within:border-pen">
        <div className="sticky [@media(max-height:30rem)]:static top-0 z-2 md:top-[calc(var(--top-bar)+var(--editor-bar,0px))]">
          <EditorToolbar
            editor={editor}
            label={label}
            onFormula={() => setAsked({ position: selectedFormula(editor) })}
            onFigure={figures.choose}
            isPreviewOpen={isPreviewOpen}
            onPreview={() => setIsPreviewOpen(!isPreviewOpen)}
          />
          <PasteNotice
            shown={shown}
            isInText={(mark) => editor.state.doc.textContent.includes(mark)}
            onShow={(mark) => showGap(editor, mark)}
            onDismiss={() => {
              dismiss();
              editor.view.focus();
            }}
            className="border-b-[1.5px] border-line"
          />
        </div>
        <div
          className={clsx(isPreviewOpen && '@min-[47.5rem]:grid @min-[47.5rem]:grid-cols-[1fr_384px]')}
          style={height === undefined ? undefined : { height }}
        >
          <EditorContent
            editor={editor}
            className={clsx(
              'markup-editor min-w-0',
              height === undefined ? 'min-h-100' : 'h-full overflow-y-auto',
              isPreviewOpen && 'hidden @min-[47.5rem]:block',
            )}
          />
          {isPreviewOpen ? (
            <div
              className={clsx('bg-sunken p-3', height === undefined ? 'min-h-100' : 'h-full overflow-hidden')}
            >
              <PhonePreview blocks={markup.blocks} />
            </div>
          ) : null}
        </div>
      </div>
      <span id={descriptionId} hidden>
        {markupEditorCopy.keys}
      </span>
      <OwnKeys>
        {figures.dialog}
        {asked ? (
          <FormulaDialog
            initial={asked.position === null ? null : formulaAt(editor, asked.position)}
            mayBeBlock={mayBeBlock(editor, asked.position)}
            onSave={(formula) => {
              putFormula(editor, asked.position, formula);
              close();
            }}
            onRemove={() => {
              removeFormula(editor, asked.position);
              close();
            }}
            onClose={close}
          />
        ) : null}
      </OwnKeys>
    </div>
  );
}

function selectedFormula(editor: Editor): number | null {
  const { selection } = editor.state;
  const isFormula =
    selection instanceof NodeSelection && ['formula', 'formulaBlock'].includes(selection.node.type.name);
  return isFormula ? selection.from : null;
}
