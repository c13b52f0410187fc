import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const ropeWithFlags: FigureSource = {
  name: 'rope-with-flags',
  caption: 'The plan of the fair: rope PQ, and the path along the $y$-axis.',
  description:
    'On a plane with axes a rope rises from the pole P at (−4, 1) to the pole Q at (11, 11). It crosses the y-axis, which is drawn bold: it is the path.',
  draw: () =>
    planeFigure({
      x: [-6, 12],
      y: [0, 12],
      step: 2,
      segments: [
        {
          ends: [
            [-4, 1],
            [11, 11],
          ],
          look: 'red bold',
        },
        {
          ends: [
            [0, 0],
            [0, 12],
          ],
          look: 'bold',
        },
      ],
      points: [
        { at: [-4, 1], name: 'P', side: ['nw', 'n'] },
        { at: [11, 11], name: 'Q', side: ['nw', 'n'] },
      ],
      more: (figure, at) => figure.label('path', at([0, 9]), 'w', { size: 'small' }),
    }),
};
