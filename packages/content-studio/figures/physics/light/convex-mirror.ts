import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const convexMirror: FigureSource = {
  name: 'convex-mirror',
  caption:
    'Convex mirror: wherever the object stands, the image is between P and F, virtual, erect and smaller.',
  description:
    'An arrow AB stands left of a mirror that bulges towards it. The parallel ray is reflected as if it came from F, the ray aimed at C returns on itself. Dashed lines meet between P and F behind the mirror, at a small upright image.',
  draw: () =>
    mirrorFigure({
      kind: 'convex',
      pole: [190, 100],
      radius: 140,
      objectDistance: 120,
      objectHeight: 36,
      rays: ['parallel', 'centre'],
      halfAperture: 60,
    }),
};
