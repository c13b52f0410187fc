import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [2 * at, value]);
  return lineGraph(
    { from: 0, to: 8, step: 2, name: 'Time (months)' },
    { from: 0, to: 100, step: 20, name: 'Mass that is left (g)' },
    [
      { points: of([100, 20, 0]), look: 'green', name: 'P', nameAt: [2, 20], side: 'sw' },
      { points: of([100, 80, 55, 30, 10]), look: 'pen', name: 'Q', nameAt: [4, 55], side: 'ne' },
      { points: of([100, 100, 100, 100, 100]), look: 'red', name: 'R', nameAt: [4, 100], side: 's' },
      { points: of([100, 60, 25, 5, 0]), look: 'amber', name: 'S', nameAt: [4, 25], side: 'sw' },
    ],
  );
}

export const thingsBuriedInSoil: FigureSource = {
  name: 'things-buried-in-soil',
  caption:
    'What is left of four things, 100 g each, that were buried in moist garden soil (invented figures).',
  description:
    'A graph of the mass that is left in grams after 0, 2, 4, 6 and 8 months. P: 100, 20, 0, 0, 0. Q: 100, 80, 55, 30, 10. R: 100 all the time. S: 100, 60, 25, 5, 0.',
  draw,
};
