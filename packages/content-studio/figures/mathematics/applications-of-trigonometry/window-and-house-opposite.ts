import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const windowAndHouseOpposite: FigureSource = {
  name: 'window-and-house-opposite',
  caption: 'A window at $W$ and a house on the other side of the road.',
  description:
    'A window W is 12 m above the road, straight above A. On the other side stands a house from C up to D. A dashed level line goes from W to E on the house. The line of sight WD makes 45 degrees with it upwards, and WC makes 30 degrees with it downwards.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        W: [0, 12],
        C: [12 * Math.sqrt(3), 0],
        E: [12 * Math.sqrt(3), 12],
        D: [12 * Math.sqrt(3), 12 + 12 * Math.sqrt(3)],
      },
      shapes: [
        { ground: 'AC' },
        { line: 'AW', look: 'heavy' },
        { line: 'CD', look: 'heavy' },
        { line: 'WD', look: 'pen' },
        { line: 'WC', look: 'pen' },
        { line: 'WE', look: 'soft dashed' },
      ],
      names: { A: 'sw', W: 'nw', C: 'se', D: 'n', E: 'e' },
      angles: [
        ['DWE', '45°', 30],
        ['CWE', '30°', 42],
      ],
      lengths: [['AW', '12 m', 'w']],
      size: [250, 260],
    }),
};
