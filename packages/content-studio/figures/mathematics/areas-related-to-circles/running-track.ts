import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const runningTrack: FigureSource = {
  name: 'running-track',
  caption: 'A track with two straight parts and two half circles.',
  description:
    'The inner edge of a running track: a rectangle whose upper and lower sides are marked 70 m, with half circles on its left and right side. The height of the rectangle is marked 42 m by a dashed line.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [70, 0], C: [70, 42], D: [0, 42], M: [70, 21], N: [0, 21] },
      shapes: [
        { line: 'AB', look: 'pen bold' },
        { line: 'CD', look: 'pen bold' },
        { arc: 'M', radius: 21, from: -90, to: 90, look: 'pen bold' },
        { arc: 'N', radius: 21, from: 90, to: 270, look: 'pen bold' },
        { line: 'AD', look: 'soft dashed' },
        { line: 'BC', look: 'soft dashed' },
      ],
      lengths: [
        ['AB', '70 m', 's'],
        ['AD', '42 m', 'e'],
      ],
      size: [290, 130],
    }),
};
