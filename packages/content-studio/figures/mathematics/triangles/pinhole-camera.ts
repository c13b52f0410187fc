import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const pinholeCamera: FigureSource = {
  name: 'pinhole-camera',
  caption: 'The camera from the side, not to scale.',
  description:
    'A box seen from the side, with a hole O in its left wall. An object AB stands upright on the left, its foot B level with O. A ray from A through O ends at C on the back wall, below D; a level line runs from B through O to D. OD is marked 20 cm.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        A: [-34, 15],
        B: [-34, 0],
        C: [20, (-15 * 20) / 34],
        D: [20, 0],
        E: [0, 14],
        F: [20, 14],
        G: [20, -14],
        H: [0, -14],
        I: [0, 1],
        J: [0, -1],
      },
      shapes: [
        { polygon: 'EFGH', look: 'tint bare' },
        { line: 'IEFGHJ', look: 'bold' },
        { line: 'AC', look: 'amber' },
        { line: 'BD', look: 'soft dashed' },
        { line: 'AB', look: 'pen heavy' },
        { line: 'DC', look: 'red heavy' },
      ],
      names: { O: 'nw', A: 'n', B: 's', C: 'e', D: 'e' },
      lengths: [['OD', '20 cm', 'n']],
      size: [280, 200],
    }),
};
