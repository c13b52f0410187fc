import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const convexLensAt2f: FigureSource = {
  name: 'convex-lens-at-2f',
  caption: 'Convex lens, object at $2F_1$: the image is at $2F_2$, real, inverted and of the same size.',
  description:
    'An arrow AB stands at 2F₁. The parallel ray passes through F₂, the ray through O goes straight on. They meet below the axis exactly at 2F₂: an inverted image as long as the object.',
  draw: () =>
    lensFigure({
      kind: 'convex',
      centre: [180, 90],
      focalLength: 70,
      objectDistance: 140,
      objectHeight: 42,
      rays: ['parallel', 'centre'],
      halfAperture: 58,
    }),
};
