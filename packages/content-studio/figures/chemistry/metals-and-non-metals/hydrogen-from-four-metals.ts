import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [at, value]);
  return lineGraph(
    { from: 0, to: 4, step: 1, name: 'Time (minutes)' },
    { from: 0, to: 70, step: 10, name: 'Volume of hydrogen (mL)' },
    [
      { points: of([0, 40, 60, 60, 60]), look: 'red', name: 'P', nameAt: [2, 60], side: 'n' },
      { points: of([0, 12, 23, 33, 42]), look: 'pen', name: 'Q', nameAt: [3, 33], side: 'nw' },
      { points: of([0, 4, 8, 12, 15]), look: 'green', name: 'R', nameAt: [3, 12], side: 'n' },
      { points: of([0, 0, 0, 0, 0]), look: 'amber', name: 'S', nameAt: [3, 0], side: 'n' },
    ],
  );
}

export const hydrogenFromFourMetals: FigureSource = {
  name: 'hydrogen-from-four-metals',
  caption:
    'Hydrogen from equal masses of four metals in equal volumes of the same dilute acid (invented readings).',
  description:
    'A graph of the volume of hydrogen in mL at 0, 1, 2, 3 and 4 minutes. P: 0, 40, 60, 60, 60. Q: 0, 12, 23, 33, 42. R: 0, 4, 8, 12, 15. S: 0 all the time.',
  draw,
};
