import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoConcentricArcs: FigureSource = {
  name: 'two-concentric-arcs',
  caption: 'The shaded part lies between two arcs with the centre $O$.',
  description:
    'Two arcs with the common centre O between two radii with an angle of 60 degrees. The smaller arc has the radius 7 cm, the larger one 14 cm. The part between the two arcs is shaded.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], A: [14, 0], P: [7, 0], B: [7, 7 * Math.sqrt(3)], Q: [3.5, 3.5 * Math.sqrt(3)] },
      shapes: [
        { sector: 'O', radius: 14, from: 0, to: 60 },
        { sector: 'O', radius: 7, from: 0, to: 60, look: 'blank' },
      ],
      names: { O: 'sw', A: 'se', B: 'n', P: 's', Q: 'nw' },
      lengths: [
        ['OP', '7 cm', 's'],
        ['PA', '7 cm', 's'],
      ],
      angles: [['POQ', '60°', 18]],
      size: [240, 200],
    }),
};
