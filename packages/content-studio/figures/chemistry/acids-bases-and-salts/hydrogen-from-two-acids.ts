import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [at, value]);
  return lineGraph(
    { from: 0, to: 5, step: 1, name: 'Time (minutes)' },
    { from: 0, to: 50, step: 10, name: 'Volume of hydrogen (mL)' },
    [
      { points: of([0, 30, 40, 40, 40, 40]), look: 'red', name: 'X', nameAt: [1, 30], side: 'nw' },
      { points: of([0, 10, 19, 27, 34, 40]), look: 'pen', name: 'Y', nameAt: [2, 19], side: 'se' },
    ],
  );
}

export const hydrogenFromTwoAcids: FigureSource = {
  name: 'hydrogen-from-two-acids',
  caption: 'Hydrogen from equal pieces of magnesium in equal volumes of two acids of the same concentration.',
  description:
    'A graph of the volume of hydrogen in mL at 0, 1, 2, 3, 4 and 5 minutes. Acid X: 0, 30, 40, 40, 40, 40. Acid Y: 0, 10, 19, 27, 34, 40.',
  draw,
};
