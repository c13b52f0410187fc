import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const pieWithAPieceMissing: FigureSource = {
  name: 'pie-with-a-piece-missing',
  caption: 'A round cake; one piece has been taken out.',
  description:
    'A disc with the centre O, from which a sector on the right is missing. Its two radii OA and OB make an angle of 45 degrees. OA is marked 12 cm.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], A: [12, 0], B: [6 * Math.SQRT2, 6 * Math.SQRT2] },
      shapes: [{ sector: 'O', radius: 12, from: 45, to: 360, look: 'gold' }],
      names: { O: 'w', A: 'e', B: 'ne' },
      dots: 'O',
      lengths: [['OA', '12 cm', 's']],
      angles: [['AOB', '45°', 26]],
      size: [200, 200],
    }),
};
