import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const slideInAPark: FigureSource = {
  name: 'slide-in-a-park',
  caption: 'A slide and its stairs in a park.',
  description:
    'A slide of a playground. Vertical stairs PQ lead up to Q. From Q the slide QR goes down to the ground at R, where it makes an angle of 30 degrees with the ground. PQ is marked 3 m.',
  draw: () =>
    geometryFigure({
      points: { P: [0, 0], Q: [0, 3], R: [3 * Math.sqrt(3), 0] },
      shapes: [{ ground: 'PR' }, { line: 'PQ', look: 'bold' }, { line: 'QR', look: 'pen bold' }],
      names: { P: 'sw', Q: 'n', R: 'se' },
      angles: [['QRP', '30°', 30], ['QPR']],
      lengths: [['PQ', '3 m', 'w']],
    }),
};
