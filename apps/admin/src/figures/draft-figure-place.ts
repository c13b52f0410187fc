import type { FigureAddress, FigurePlace } from '@repo/ui/figure-place';
import { useDraftFigure } from './draft-figures.ts';

/** A figure address that loads nothing: the figure's description is shown instead. */
const nothing: FigureAddress = { src: 'data:,' };

/** Where drafts find their figures: wraps everything that shows or edits such texts. */
export const draftFigurePlace: FigurePlace = {
  useAddress(name) {
    const figure = useDraftFigure(name);
    if (figure.kind === 'waiting') return null;
    return figure.kind === 'ready' ? { src: figure.url } : nothing;
  },
};
