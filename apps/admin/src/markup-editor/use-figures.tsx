import type { Figure } from '@repo/contracts/figures';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useRef, useState } from 'react';
import { FigureDialog, type FigureToEdit } from '#src/figures/figure-dialog.tsx';
import { figureFileTypes } from '#src/figures/figure-file.ts';
import { changeFigure, figureAt, putFigure, removeFigure } from './figure-places.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';

/** `position`: of the figure that is edited, or where a new one goes; null: where the cursor is by then. */
type Asked = FigureToEdit & { position: number | null };

/** Figures of an editor: choosing a file for a new one, and the dialog of one at a time. */
export function useFigures(editor: () => Editor | null): {
  /** Opens the file chooser; the figure goes where the cursor is. */
  choose: () => void;
  /** One dialog after the other. */
  addFiles: (files: File[], position: number) => void;
  edit: (position: number) => void;
  /** Has to be on the page. */
  dialog: ReactNode;
} {
  const [queue, setQueue] = useState<Asked[]>([]);
  const count = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);
  const [asked] = queue;

  const addFiles = (files: File[], position: number | null) =>
    setQueue((before) => [
      ...before,
      ...files.map((file, index) => ({ figure: null, file, position: index === 0 ? position : null })),
    ]);
  const next = () => {
    count.current += 1;
    setQueue((before) => before.slice(1));
  };
  const edit = (position: number) => {
    const now = editor();
    const figure = now && figureAt(now, position);
    if (figure) setQueue([{ figure, file: null, position }]);
  };
  const save = (figure: Figure) => {
    const now = editor();
    if (!now || !asked) return;
    if (asked.figure && asked.position !== null) changeFigure(now, asked.position, figure);
    else putFigure(now, asked.position ?? now.state.selection.to, figure);
    next();
  };
  const remove = () => {
    const now = editor();
    if (now && asked?.position != null) removeFigure(now, asked.position);
    next();
  };
  const dialog = (
    <>
      <input
        ref={chooser}
        type="file"
        accept={figureFileTypes}
        aria-label={markupEditorCopy.figureFile}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again.
          event.target.value = '';
          addFiles(files, editor()?.state.selection.to ?? null);
        }}
      />
      {asked ? (
        <FigureDialog
          key={count.current}
          edited={asked}
          onSave={save}
          onRemove={asked.figure ? remove : undefined}
          onClose={next}
        />
      ) : null}
    </>
  );
  return { choose: () => chooser.current?.click(), addFiles, edit, dialog };
}
