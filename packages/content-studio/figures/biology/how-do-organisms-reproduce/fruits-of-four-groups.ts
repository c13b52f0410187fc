import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barsToRead(
    [
      { name: 'Group 1', value: 18, look: 'leaf green' },
      { name: 'Group 2', value: 0, look: 'leaf green' },
      { name: 'Group 3', value: 16, look: 'leaf green' },
      { name: 'Group 4', value: 14, look: 'leaf green' },
    ],
    { name: 'Fruits from 20 buds', to: 20, step: 2 },
  );
}

export const fruitsOfFourGroups: FigureSource = {
  name: 'fruits-of-four-groups',
  caption: 'How many fruits grew from the 20 buds of each group.',
  description:
    'Bars on a grid, the fruits from 20 buds. Group 1: 18. Group 2: no bar, 0. Group 3: 16. Group 4: 14.',
  draw,
};
