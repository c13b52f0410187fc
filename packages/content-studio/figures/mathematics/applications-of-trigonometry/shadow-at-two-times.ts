import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const shadowAtTwoTimes: FigureSource = {
  name: 'shadow-at-two-times',
  caption: 'The shadow of a tower at two times of a day.',
  description:
    "A vertical tower PQ on level ground. The sun's rays through its top P meet the ground at A and, farther away, at B. The angle at A is 60 degrees, the one at B is 45 degrees. QA is marked 10 m.",
  draw: () =>
    geometryFigure({
      points: { Q: [0, 0], P: [0, 10 * Math.sqrt(3)], A: [10, 0], B: [10 * Math.sqrt(3), 0] },
      shapes: [
        { ground: 'QB' },
        { line: 'QP', look: 'heavy' },
        { line: 'PA', look: 'amber' },
        { line: 'PB', look: 'amber' },
      ],
      names: { Q: 'sw', P: 'n', A: 's', B: 'se' },
      angles: [
        ['PBQ', '45°', 22],
        ['PAQ', '60°', 18],
      ],
      lengths: [['QA', '10 m', 's']],
    }),
};
