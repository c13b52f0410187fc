import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const threeParallelLines: FigureSource = {
  name: 'three-parallel-lines',
  caption: 'Three parallel lines $l$, $m$ and $n$.',
  description:
    'Three level parallel lines l, m and n. Two slanted lines cut them: the left one at A, B and C, the right one at P, Q and R, from top to bottom. AB is marked 4 cm, BC 6 cm and PQ 5 cm.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 8],
        B: [-2.4, 4.8],
        C: [-6, 0],
        P: [4, 8],
        Q: [4 + Math.sqrt(25 - 3.2 ** 2), 4.8],
        R: [4 + 2.5 * Math.sqrt(25 - 3.2 ** 2), 0],
        a: [-7, 8],
        b: [-7, 4.8],
        c: [-7, 0],
        p: [15, 8],
        q: [15, 4.8],
        r: [15, 0],
      },
      shapes: [
        { line: 'ap', look: 'pen' },
        { line: 'bq', look: 'pen' },
        { line: 'cr', look: 'pen' },
        { line: 'AC' },
        { line: 'PR' },
      ],
      names: { A: 'n', B: 'se', C: 's', P: 'n', Q: 'sw', R: 's' },
      lengths: [
        ['AB', '4 cm', 'se'],
        ['BC', '6 cm', 'se'],
        ['PQ', '5 cm', 'ne'],
      ],
      words: [
        [[14.4, 8.7], '*l*'],
        [[14.4, 5.5], '*m*'],
        [[14.4, 0.7], '*n*'],
      ],
      size: [290, 140],
    }),
};
