import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const millimetre = 4.6;
const radius = 21 * millimetre;

function draw(): string {
  const figure = new Figure(270);
  const centre: Point = [180, 112];
  const part = 360 / 10;
  claimNear((22 / 7) * 42 + 5 * 42, 342, 1e-9, 'the wire by the formula');
  claimNear(((22 / 7) * 21 ** 2) / 10, 138.6, 1e-9, 'one sector by the formula');
  claimSector(radius, [0, part], millimetre, 138.6);
  let count = 0;
  for (let from = 0; from < 360; from += part) {
    count++;
    figure.polygon([centre, ...rim(centre, radius, from, from + part, 16)], count % 2 ? 'gold' : 'glass');
  }
  claim(count === 10, 'five diameters make ten sectors');
  figure.dot(centre).text('36°', add(centre, scale(polar(part * 2.5), radius * 0.66)), { isOnShape: true });
  const low = centre[1] + radius + 16;
  const ends: [Point, Point] = [
    [centre[0] - radius, low],
    [centre[0] + radius, low],
  ];
  figure.arrow([centre[0], low], ends[0]).arrow([centre[0], low], ends[1]);
  figure.text('42 mm', [centre[0], low + 15]);
  return figure.svg();
}

export const brooch: FigureSource = {
  name: 'brooch',
  caption: 'A brooch of wire: a circle and five diameters make ten equal sectors.',
  description:
    'A circle with a diameter of 42 mm and five diameters in it. They cut the disc into ten equal sectors of 36 degrees.',
  draw,
};
