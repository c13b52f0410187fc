import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const centimetre = 15;
const radius = 10.5 * centimetre;
const folds = 8;

function draw(): string {
  const figure = new Figure(220);
  const centre: Point = [180, 185];
  claimNear(((22 / 7) * 10.5 ** 2) / 3, 115.5, 1e-9, 'one side by the formula');
  claimSector(radius, [30, 150], centimetre, 115.5);
  figure.polygon([centre, ...rim(centre, radius, 30, 150)], 'gold');
  for (let fold = 1; fold < folds; fold++) {
    const way = polar(30 + (fold * 120) / folds);
    figure.line([add(centre, scale(way, 62)), add(centre, scale(way, radius))], 'soft thin');
  }
  figure.arc(centre, 18, 30, 150).dot(centre);
  figure.text('120°', add(centre, [0, -36]), { isOnShape: true });
  figure.label('10.5 cm', between(centre, add(centre, scale(polar(30), radius)), 0.5), ['se', 's']);
  return figure.svg();
}

export const paperFan: FigureSource = {
  name: 'paper-fan',
  caption: 'The open fan: a sector of $120^\\circ$.',
  description:
    'An open paper fan: a golden sector with a radius of 10.5 cm and an angle of 120 degrees. Thin lines from near the centre to the curved edge show its folds.',
  draw,
};
