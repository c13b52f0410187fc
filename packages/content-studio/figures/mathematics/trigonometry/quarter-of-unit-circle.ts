import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const quarterOfUnitCircle: FigureSource = {
  name: 'quarter-of-unit-circle',
  caption: 'A quarter of a circle with the radius 1 and the centre $O$.',
  description:
    'A quarter of a circle with the centre O. The radius OA lies to the right, the radius OB goes up. P is a point on the arc, OP is marked 1 and makes the angle theta with OA. The perpendicular from P meets OA at M.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], A: [1, 0], B: [0, 1], P: [0.8, 0.6], M: [0.8, 0] },
      shapes: [
        { sector: 'O', radius: 1, from: 0, to: 90, look: 'glass' },
        { line: 'OP', look: 'pen bold' },
        { line: 'PM', look: 'red bold' },
      ],
      names: { O: 'sw', A: 'se', B: 'n', P: 'ne', M: 's' },
      lengths: [['OP', '1', 'nw']],
      angles: [['MOP', '*θ*', 30], ['OMP']],
      size: [190, 190],
    }),
};
