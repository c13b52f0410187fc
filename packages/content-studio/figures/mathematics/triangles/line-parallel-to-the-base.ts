import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const lineParallelToTheBase: FigureSource = {
  name: 'line-parallel-to-the-base',
  caption: 'A triangle $ABC$ with $DE \\parallel BC$.',
  description:
    'A triangle ABC with A at the top. D lies on AB and E on AC; the segment DE is parallel to BC. AD is marked 4 cm, DB 2 cm, AE 5 cm and BC 7.5 cm.',
  draw: () =>
    geometryFigure({
      points: {
        B: [0, 0],
        C: [7.5, 0],
        A: [2.4, Math.sqrt(30.24)],
        D: [0.8, Math.sqrt(30.24) / 3],
        E: [5.8, Math.sqrt(30.24) / 3],
      },
      shapes: [{ polygon: 'ABC' }, { line: 'DE', look: 'red bold' }],
      names: { A: 'n', B: 'sw', C: 'se', D: 'w', E: 'e' },
      lengths: [
        ['AD', '4 cm', 'w'],
        ['DB', '2 cm', 'w'],
        ['AE', '5 cm', 'e'],
        ['BC', '7.5 cm', 's'],
      ],
      size: [250, 200],
    }),
};
