import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const far = 50 * Math.sqrt(3);

export const shipBeforeALighthouse: FigureSource = {
  name: 'ship-before-a-lighthouse',
  caption: 'The ship at $P$ and, later, at $Q$.',
  description:
    'A lighthouse AB on the left, 50 m high, with its top B. The points Q and P lie on the sea to the right of its foot A, P farther away. A dashed level line goes through B; the line to P makes 30 degrees with it, the line to Q 45 degrees.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [0, 50], P: [far, 0], Q: [50, 0], L: [far, 50] },
      shapes: [
        { line: 'AP', look: 'pen bold' },
        { line: 'BL', look: 'soft dashed' },
        { line: 'BP', look: 'pen' },
        { line: 'BQ', look: 'pen' },
        { line: 'AB', look: 'heavy' },
      ],
      names: { A: 's', B: 'n', P: 's', Q: 's' },
      dots: 'PQ',
      angles: [
        ['LBP', '30°', 30],
        ['LBQ', '45°', 108, 0.84],
      ],
      lengths: [['AB', '50 m', 'w']],
    }),
};
