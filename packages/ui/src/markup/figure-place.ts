import type { Figure, FigureName } from '@repo/contracts/figures';
import { createContext, type ReactNode, useContext } from 'react';

/** URL of a figure; `srcSet` for pictures of several widths. */
export type FigureAddress = { src: string; srcSet?: string };

/** What figures need from the screen that shows them. */
export type FigurePlace = {
  /** A hook that returns the figure's URL, null while unknown. */
  useAddress(name: string, figure: FigureName): FigureAddress | null;
  /** False while offline: a missing figure isn't broken then, and is retried once online. */
  hasNetwork?: boolean;
  /** The figure's number in its chapter, from 1; null for unnumbered figures. */
  numberOf?(name: string): number | null;
  /** Opens the figure in full screen; without it figures can't be enlarged. */
  open?(figure: Figure): void;
  /** Controls below the figure. @param captionId of the caption, to name them by */
  controls?(figure: Figure, captionId: string | undefined): ReactNode;
};

/** Without a place only the figure's description is shown. */
const nowhere: FigurePlace = { useAddress: () => null };

const FigurePlaceContext = createContext<FigurePlace>(nowhere);

/** Provides a place for the figures of texts inside. */
export const FigurePlaceProvider = FigurePlaceContext.Provider;

export const useFigurePlace = (): FigurePlace => useContext(FigurePlaceContext);
