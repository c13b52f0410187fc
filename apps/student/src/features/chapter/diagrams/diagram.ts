import type { LabelledDrawing } from '@repo/contracts/drawn-labels';
import type { Figure } from '@repo/contracts/figures';
import { createContext, useContext } from 'react';

/** A figure that students can label. */
export type Diagram = { figure: Figure; svg: string; drawing: LabelledDrawing };

export type ChapterDiagrams = {
  /** Whether the chapter's drawings have been read. */
  isKnown: boolean;
  diagrams: readonly Diagram[];
  /** Opens the exercise. @param name of the figure */
  open(name: string): void;
  /** Opens a figure that moves. */
  move(figure: Figure): void;
};

const DiagramsContext = createContext<ChapterDiagrams>({
  isKnown: false,
  diagrams: [],
  open: () => {},
  move: () => {},
});
export const DiagramsProvider = DiagramsContext.Provider;
export const useDiagrams = (): ChapterDiagrams => useContext(DiagramsContext);
