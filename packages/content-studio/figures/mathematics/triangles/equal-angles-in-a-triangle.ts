import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const equalAnglesInATriangle: FigureSource = {
  name: 'equal-angles-in-a-triangle',
  caption: 'In the figure $\\angle ACD = \\angle B$.',
  description:
    'A triangle ABC with the point D on the side AB. The segment CD is drawn. The angles ACD and ABC are marked with equal arcs. AC is marked 6 cm and AD 4 cm.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [9, 0], D: [4, 0], C: [29 / 8, Math.sqrt(36 - (29 / 8) ** 2)] },
      shapes: [{ polygon: 'ABC' }, { line: 'CD', look: 'red bold' }],
      names: { A: 'sw', B: 'se', C: 'n', D: 's' },
      lengths: [
        ['AC', '6 cm', 'nw'],
        ['AD', '4 cm', 's'],
      ],
      angles: [
        ['ACD', '', 26],
        ['ABC', '', 26],
      ],
      size: [270, 170],
    }),
};
