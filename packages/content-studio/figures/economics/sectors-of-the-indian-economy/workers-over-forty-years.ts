import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const years = [1980, 1990, 2000, 2010, 2020];
  const of = (values: number[]) => values.map((value, at): [number, number] => [years[at] ?? 0, value]);
  return lineGraph(
    { from: 1980, to: 2020, step: 10, name: 'Year' },
    { from: 0, to: 80, step: 10, name: 'Share of the workers (%)' },
    [
      { points: of([75, 70, 60, 50, 40]), look: 'green', name: 'primary', nameAt: [2000, 60], side: 'ne' },
      { points: of([10, 12, 20, 25, 35]), look: 'pen', name: 'tertiary', nameAt: [2000, 20], side: 'se' },
    ],
  );
}

export const workersOverFortyYears: FigureSource = {
  name: 'workers-over-forty-years',
  caption: 'Share of the workers of a state in two of the three sectors (invented figures).',
  description:
    'A graph of shares of workers in per cent. Primary sector: 75 in 1980, 70 in 1990, 60 in 2000, 50 in 2010, 40 in 2020. Tertiary sector: 10, 12, 20, 25 and 35 in the same years.',
  draw,
};
