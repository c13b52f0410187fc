import type { Editor } from '@tiptap/core';
import { useFigureDialogs } from '#src/figures/use-figure-dialogs.tsx';
import { CaptionField } from './caption-field.tsx';
import { changeFigure, figureAt, putFigure, removeFigure } from './figure-places.ts';

/** The figures of an editor's document, by position. */
export function useFigures(editor: () => Editor | null) {
  const { edit, ...dialogs } = useFigureDialogs<number>({
    placeNow: () => editor()?.state.selection.to ?? null,
    CaptionField,
    onSave(figure, { figure: before, place }) {
      const now = editor();
      if (!now) return;
      if (before && place !== null) changeFigure(now, place, figure);
      else putFigure(now, place ?? now.state.selection.to, figure);
    },
    onRemove(place) {
      const now = editor();
      if (now) removeFigure(now, place);
    },
  });
  return {
    ...dialogs,
    /** Opens the dialog of the figure at this position. */
    edit(position: number) {
      const now = editor();
      const figure = now && figureAt(now, position);
      if (figure) edit(figure, position);
    },
  };
}
