import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [30 * at, value]);
  return lineGraph(
    { from: 0, to: 150, step: 30, name: 'Time after the meal (minutes)' },
    { from: 60, to: 260, step: 20, name: 'Blood sugar (mg in 100 mL)' },
    [
      { points: of([90, 130, 140, 110, 95, 90]), look: 'pen', name: 'X', nameAt: [90, 110], side: 'ne' },
      { points: of([140, 190, 230, 240, 220, 210]), look: 'red', name: 'Y', nameAt: [30, 190], side: 'nw' },
    ],
  );
}

export const sugarAfterAMeal: FigureSource = {
  name: 'sugar-after-a-meal',
  caption: 'Sugar in the blood of two people after the same meal (invented figures).',
  description:
    'A graph of blood sugar in mg in 100 mL, every 30 minutes from 0 to 150. Person X: 90, 130, 140, 110, 95, 90. Person Y: 140, 190, 230, 240, 220, 210.',
  draw,
};
