import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoLinesToOneTower: FigureSource = {
  name: 'two-lines-to-one-tower',
  caption: 'A tower and two points on the ground.',
  description:
    'A vertical tower TF with its foot F on level ground. A and B are points on the ground on opposite sides of it. Lines join them with the top T. The angle at A is 60 degrees and at B 30 degrees; AB is marked 80 m.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], F: [20, 0], B: [80, 0], T: [20, 20 * Math.sqrt(3)] },
      shapes: [
        { ground: 'AB' },
        { line: 'FT', look: 'heavy' },
        { line: 'AT', look: 'pen' },
        { line: 'BT', look: 'pen' },
      ],
      names: { A: 'w', B: 'e', T: 'n', F: 'se' },
      angles: [
        ['TAF', '60°', 18],
        ['TBF', '30°', 26],
      ],
      lengths: [['AB', '80 m', 's']],
    }),
};
