import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const wireToTwoPoles: FigureSource = {
  name: 'wire-to-two-poles',
  caption: 'Two poles and a straight wire between their tops.',
  description:
    'Two vertical poles AB and CD on level ground, 24 m apart. AB is 10 m high, CD is higher. A wire joins the tops B and D. A dashed level line from B meets CD at E; the angle between it and the wire is 30 degrees.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [0, 10], C: [24, 0], D: [24, 10 + 24 / Math.sqrt(3)], E: [24, 10] },
      shapes: [
        { ground: 'AC' },
        { line: 'AB', look: 'heavy' },
        { line: 'CD', look: 'heavy' },
        { line: 'BD', look: 'pen' },
        { line: 'BE', look: 'soft dashed' },
      ],
      names: { A: 'sw', B: 'nw', C: 'se', D: 'n', E: 'e' },
      angles: [['DBE', '30°', 30]],
      lengths: [
        ['AB', '10 m', 'w'],
        ['AC', '24 m', 's'],
      ],
    }),
};
