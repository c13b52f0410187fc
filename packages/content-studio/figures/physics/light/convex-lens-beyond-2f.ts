import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const convexLensBeyond2f: FigureSource = {
  name: 'convex-lens-beyond-2f',
  caption:
    'Convex lens, object beyond $2F_1$: the image lies between $F_2$ and $2F_2$, real, inverted and smaller.',
  description:
    'An arrow AB stands to the left of 2F₁. The parallel ray passes through F₂ behind the lens, the ray through O goes straight on. They meet below the axis between F₂ and 2F₂: a small inverted image A′B′.',
  draw: () =>
    lensFigure({
      kind: 'convex',
      centre: [190, 90],
      focalLength: 66,
      objectDistance: 168,
      objectHeight: 40,
      rays: ['parallel', 'centre'],
      halfAperture: 58,
    }),
};
