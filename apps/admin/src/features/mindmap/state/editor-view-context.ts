import { createContext, useContext } from 'react';
import type { EditorView } from './use-editor-view.ts';

/** The map on the screen, for its boxes and lines. */
export const EditorViewContext = createContext<EditorView | null>(null);

export function useView(): EditorView {
  const view = useContext(EditorViewContext);
  if (!view) throw new Error('A part of the map stands outside of its editor');
  return view;
}
