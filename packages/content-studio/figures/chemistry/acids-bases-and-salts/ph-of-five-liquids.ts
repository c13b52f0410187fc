import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barsToRead(
    [2, 13, 7, 5, 9].map((value, at) => ({ name: 'PQRST'[at] ?? '', value })),
    { name: 'pH', to: 14, step: 1 },
  );
}

export const phOfFiveLiquids: FigureSource = {
  name: 'ph-of-five-liquids',
  caption: 'The pH of five liquids with letters.',
  description: 'Five bars of pH on a grid from 0 to 14. P: 2. Q: 13. R: 7. S: 5. T: 9.',
  draw,
};
