import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensFigure } from '#figures/kit/lens-figure.ts';

export const convexLensBetweenFAndO: FigureSource = {
  name: 'convex-lens-between-f-and-o',
  caption:
    'Convex lens as a magnifying glass, object between $F_1$ and O: the image is virtual, erect and larger.',
  description:
    'An arrow AB stands between F₁ and the lens. Behind the lens the rays spread apart. Drawn backwards as dashed lines they meet on the side of the object, beyond F₁, at A′ of an upright image more than twice as long.',
  draw: () =>
    lensFigure({
      kind: 'convex',
      centre: [210, 120],
      focalLength: 88,
      objectDistance: 52,
      objectHeight: 36,
      rays: ['parallel', 'centre'],
      halfAperture: 62,
      marks: [],
    }),
};
