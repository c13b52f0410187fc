import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const convexLensAtF: FigureSource = {
  name: 'convex-lens-at-f',
  caption: 'Convex lens, object at $F_1$: the rays leave parallel to each other, the image is at infinity.',
  description:
    'An arrow AB stands at F₁. The parallel ray passes through F₂, the ray through O goes straight on. Behind the lens both run side by side, downwards to the right, and never meet.',
  draw: () =>
    lensFigure({
      kind: 'convex',
      centre: [160, 80],
      focalLength: 74,
      objectDistance: 74,
      objectHeight: 36,
      rays: ['parallel', 'centre'],
      halfAperture: 58,
      marks: [],
    }),
};
