import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const convexLensBetweenFAnd2f: FigureSource = {
  name: 'convex-lens-between-f-and-2f',
  caption:
    'Convex lens, object between $F_1$ and $2F_1$: the image lies beyond $2F_2$, real, inverted and larger.',
  description:
    'An arrow AB stands between 2F₁ and F₁. The parallel ray passes through F₂, the ray through O goes straight on. They meet far behind the lens, beyond 2F₂, at A′ of an inverted image longer than the object.',
  draw: () =>
    lensFigure({
      kind: 'convex',
      centre: [140, 80],
      focalLength: 58,
      objectDistance: 88,
      objectHeight: 34,
      rays: ['parallel', 'centre'],
      halfAperture: 58,
    }),
};
