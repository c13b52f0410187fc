import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const apart = 9 * Math.sqrt(3);

export const wireFromTopToTop: FigureSource = {
  name: 'wire-from-top-to-top',
  caption: 'Two poles on level ground and a tight wire between their tops.',
  description:
    'Two vertical poles on level ground, the left one 15 m high, the right one 24 m. A wire joins their tops. It makes 30 degrees with a dashed level line that starts at the top of the left pole.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [0, 15], C: [apart, 0], D: [apart, 24], E: [apart, 15] },
      shapes: [
        { ground: 'AC' },
        { line: 'AB', look: 'heavy' },
        { line: 'CD', look: 'heavy' },
        { line: 'BD', look: 'pen' },
        { line: 'BE', look: 'soft dashed' },
      ],
      names: {},
      angles: [['EBD', '30°', 30]],
      lengths: [
        ['AB', '15 m', 'w'],
        ['CD', '24 m', 'e'],
      ],
    }),
};
