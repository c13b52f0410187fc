import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const clinometerAtSchool: FigureSource = {
  name: 'clinometer-at-school',
  caption: 'Pooja measures the school building.',
  description:
    'Pooja is on level ground, her eye 1.4 m above it. The school building is 18 m away on the right. A dashed level line runs from her eye to the building; the line of sight to its top makes 45 degrees with it.',
  draw: () =>
    geometryFigure({
      points: {
        F: [0, 0],
        E: [0, 1.4],
        H: [18, 1.4],
        T: [18, 19.4],
        G: [18, 0],
        X: [23, 0],
        Y: [23, 19.4],
      },
      shapes: [
        { ground: 'FX' },
        { polygon: 'GXYT', look: 'metal' },
        { line: 'FE', look: 'red bold' },
        { line: 'EH', look: 'soft dashed' },
        { line: 'ET', look: 'pen' },
      ],
      dots: 'E',
      angles: [['HET', '45°', 34]],
      lengths: [
        ['FG', '18 m', 's'],
        ['FE', '1.4 m', 'w'],
      ],
      size: [250, 200],
    }),
};
