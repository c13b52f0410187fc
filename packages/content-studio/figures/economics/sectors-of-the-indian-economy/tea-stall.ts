import { barChart } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Cups that a tea stall sells in a day, by the number of people working there. */
const cups = [
  { people: 5, sold: 180 },
  { people: 4, sold: 180 },
  { people: 3, sold: 180 },
  { people: 2, sold: 180 },
  { people: 1, sold: 120 },
];

function draw(): string {
  const most = Math.max(...cups.map(({ sold }) => sold));
  const needed = Math.min(...cups.filter(({ sold }) => sold === most).map(({ people }) => people));
  claim(needed === 2 && 5 - needed === 3, 'two people sell all the cups, so three are not needed');
  return barChart(
    cups.map(({ people, sold }) => ({
      name: `${people}`,
      value: sold,
      label: `${sold}`,
      look: people > needed ? 'warm red' : 'leaf green',
    })),
    { name: 'Cups sold in a day, by people at the stall', to: 200, step: 50 },
  );
}

export const teaStall: FigureSource = {
  name: 'tea-stall',
  caption:
    'With two people the stall sells as many cups as with five (invented figures): three are not needed.',
  description:
    'Five bars of the cups sold in a day. With 5, 4, 3 and 2 people at the stall the bars are equally high, 180 cups. With 1 person the bar is lower, 120 cups.',
  draw,
};
