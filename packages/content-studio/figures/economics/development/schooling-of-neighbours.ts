import { barChart } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Average schooling of adults in years, by HDI rank (Human Development Report 2021-22). */
const countries = [
  { name: 'Sri|Lanka', rank: 73, years: 10.8 },
  { name: 'Bangla-|desh', rank: 129, years: 7.4 },
  { name: 'India', rank: 132, years: 6.7 },
  { name: 'Nepal', rank: 143, years: 5.1 },
  { name: 'Paki-|stan', rank: 161, years: 4.5 },
];

function draw(): string {
  const ranks = countries.map(({ rank }) => rank);
  claim(
    ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0)),
    'the best rank stands first',
  );
  return barChart(
    countries.map(({ name, years }) => ({
      name,
      value: years,
      label: `${years}`,
      look: name === 'India' ? 'gold amber' : 'tint pen',
    })),
    { name: 'Average schooling of adults (years)', to: 12, step: 2 },
  );
}

export const schoolingOfNeighbours: FigureSource = {
  name: 'schooling-of-neighbours',
  caption: 'Average schooling in 2021 in five of these countries, from the best HDI rank to the weakest.',
  description:
    'Five bars of years of schooling, falling from left to right: Sri Lanka 10.8, Bangladesh 7.4, India 6.7, Nepal 5.1, Pakistan 4.5.',
  draw,
};
