import type { FigureAddress, FigurePlace } from '@repo/ui/figure-place';
import { useDraftFigure } from './draft-figures.ts';

/** Loads nothing: in its place the figure's words are shown. */
const nothing: FigureAddress = { src: 'data:,' };

/** Where the texts of drafts find their figures: around everything that shows or edits such texts. */
export const draftFigurePlace: FigurePlace = {
  useAddress(name) {
    const figure = useDraftFigure(name);
    if (figure.kind === 'waiting') return null;
    return figure.kind === 'ready' ? { src: figure.url } : nothing;
  },
};
