import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const years = [1980, 1990, 2000, 2010, 2020];
  const of = (values: number[]) => values.map((value, at): [number, number] => [years[at] ?? 0, value]);
  return lineGraph(
    { from: 1980, to: 2020, step: 10, name: 'Year' },
    { from: 0, to: 100, step: 20, name: 'Cost (1980 = 100)' },
    [
      { points: of([100, 90, 70, 60, 50]), look: 'pen', name: 'container', nameAt: [2010, 60], side: 'ne' },
      { points: of([100, 80, 40, 10, 2]), look: 'red', name: 'call', nameAt: [2000, 40], side: ['w', 'sw'] },
    ],
  );
}

export const costOfContainerAndCall: FigureSource = {
  name: 'cost-of-container-and-call',
  caption: 'What one container by sea and one long telephone call cost from 1980 to 2020 (invented figures).',
  description:
    'A graph of costs, with the cost in 1980 as 100. Container by sea: 100 in 1980, 90 in 1990, 70 in 2000, 60 in 2010, 50 in 2020. Telephone call abroad: 100, 80, 40, 10 and 2 in the same years.',
  draw,
};
