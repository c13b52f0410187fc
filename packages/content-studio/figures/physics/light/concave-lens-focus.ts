import type { FigureSource } from '#figures/kit/figure-source.ts';
import { beamOnLens } from '#figures/kit/parallel-beam.ts';

export const concaveLensFocus: FigureSource = {
  name: 'concave-lens-focus',
  caption: 'A concave lens spreads a parallel beam as if it came from its focus.',
  description:
    'Four rays parallel to the axis pass a lens that is thinner in the middle and spread apart. Dashed lines drawn backwards meet at F₁, on the side the light comes from.',
  draw: () => beamOnLens('concave'),
};
