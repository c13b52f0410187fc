import { barChart, indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const counts = [300, 900, 100, 300];
  claimNear(
    counts.reduce((sum, each) => sum + each, 0),
    1600,
    0,
    'sixteen parts of a hundred',
  );
  return barChart(
    counts.map((value, at) => ({ name: 'WXYZ'[at] ?? '', value, label: indianNumber(value) })),
    { name: 'Seeds of F_2', to: 1000, step: 200 },
  );
}

export const fourKindsOfSeeds: FigureSource = {
  name: 'four-kinds-of-seeds',
  caption: 'The seeds of an F2 generation of a cross for two traits, by four kinds W, X, Y and Z.',
  description: 'Four bars of the numbers of seeds, from left to right. W: 300, X: 900, Y: 100, Z: 300.',
  draw,
};
