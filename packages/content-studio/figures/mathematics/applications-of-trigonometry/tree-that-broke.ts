import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const treeThatBroke: FigureSource = {
  name: 'tree-that-broke',
  caption: 'A tree that a storm broke at $B$.',
  description:
    'The stump AB of a tree stands upright on the ground. The broken part goes from B down to the ground at C. The angle at C is 60 degrees, and AC is marked 5 m.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [0, 5 * Math.sqrt(3)], C: [5, 0] },
      shapes: [{ ground: 'AC' }, { line: 'AB', look: 'heavy amber' }, { line: 'BC', look: 'bold amber' }],
      names: { A: 'sw', B: 'n', C: 'se' },
      angles: [['BCA', '60°', 22], ['BAC']],
      lengths: [['AC', '5 m', 's']],
    }),
};
