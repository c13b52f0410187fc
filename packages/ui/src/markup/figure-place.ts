import type { Figure, FigureName } from '@repo/contracts/figures';
import { createContext, useContext } from 'react';

/** Where the browser finds a figure: `srcSet` for pictures that are there in several widths. */
export type FigureAddress = { src: string; srcSet?: string };

/** What the figures of a text need to know of the place where it is shown. */
export type FigurePlace = {
  /** A hook: where the figure is, null while that is not known. */
  useAddress(name: string, figure: FigureName): FigureAddress | null;
  /** False while nothing can be fetched: what is missing then is not gone. It is tried again as soon as there is. */
  hasNetwork?: boolean;
  /** The figure's number in its chapter, from 1; null where figures have none. */
  numberOf?(name: string): number | null;
  /** Shows it as large as the screen; without it figures can't be opened. */
  open?(figure: Figure): void;
};

/** A text without a place: the figure's words alone. */
const nowhere: FigurePlace = { useAddress: () => null };

const FigurePlaceContext = createContext<FigurePlace>(nowhere);

/** Gives the figures of the texts inside their place. */
export const FigurePlaceProvider = FigurePlaceContext.Provider;

export const useFigurePlace = (): FigurePlace => useContext(FigurePlaceContext);
