import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const concaveLens: FigureSource = {
  name: 'concave-lens',
  caption:
    'Concave lens: the image is on the side of the object between $F_1$ and O, virtual, erect and smaller.',
  description:
    'An arrow AB stands left of F₁. The parallel ray is bent away from the axis, as if it came from F₁; the ray through O goes straight on. They seem to meet between F₁ and the lens, at a small upright image A′B′.',
  draw: () =>
    lensFigure({
      kind: 'concave',
      centre: [210, 100],
      focalLength: 84,
      objectDistance: 150,
      objectHeight: 50,
      rays: ['parallel', 'centre'],
      halfAperture: 62,
      marks: [],
    }),
};
