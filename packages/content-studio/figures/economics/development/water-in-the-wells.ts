import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const years = [2000, 2006, 2012, 2018];
  const of = (values: number[]) => values.map((value, at): [number, number] => [years[at] ?? 0, value]);
  return lineGraph(
    { from: 2000, to: 2018, step: 6, name: 'Year' },
    { from: 0, to: 28, step: 4, name: 'Depth of the water (m)' },
    [
      { points: of([6, 12, 18, 24]), look: 'red', name: 'block A', nameAt: [2012, 18], side: ['nw', 'w'] },
      { points: of([10, 9, 10, 9]), look: 'pen', name: 'block B', nameAt: [2012, 10], side: ['s', 'se'] },
    ],
  );
}

export const waterInTheWells: FigureSource = {
  name: 'water-in-the-wells',
  caption: 'How deep below the ground the water of the wells of two blocks stands (invented figures).',
  description:
    'A graph of the depth of the water below the ground in metres. Block A: 6 in 2000, 12 in 2006, 18 in 2012, 24 in 2018. Block B: 10, 9, 10 and 9 in the same years.',
  draw,
};
