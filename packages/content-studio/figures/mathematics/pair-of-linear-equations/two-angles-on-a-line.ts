import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoAnglesOnALine: FigureSource = {
  name: 'two-angles-on-a-line',
  caption: 'Two angles on a straight line.',
  description:
    'A straight line AOB. A ray OC goes up from O to the right. The angle AOC is marked x and the smaller angle COB is marked y.',
  draw: () =>
    geometryFigure({
      points: {
        A: [-5, 0],
        O: [0, 0],
        B: [5, 0],
        C: [5 * Math.cos((68 * Math.PI) / 180), 5 * Math.sin((68 * Math.PI) / 180)],
      },
      shapes: [{ line: 'AB' }, { line: 'OC', look: 'pen' }],
      names: { A: 'w', B: 'e', C: 'n', O: 's' },
      dots: 'O',
      angles: [
        ['AOC', '*x*', 22],
        ['COB', '*y*', 30],
      ],
      size: [260, 130],
    }),
};
