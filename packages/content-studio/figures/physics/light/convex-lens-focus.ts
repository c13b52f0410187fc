import type { FigureSource } from '#figures/kit/figure-source.ts';
import { beamOnLens } from '#figures/kit/parallel-beam.ts';

export const convexLensFocus: FigureSource = {
  name: 'convex-lens-focus',
  caption: 'A convex lens brings a parallel beam together at its focus.',
  description:
    'Four rays parallel to the axis pass a lens that is thicker in the middle and meet on the other side at one point of the axis, the focus F₂. F₁ is as far from the optical centre O on the side the light comes from.',
  draw: () => beamOnLens('convex'),
};
