import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const ribs = 8;
const centimetre = 2.4;
const radius = 42 * centimetre;

function draw(): string {
  const figure = new Figure(240);
  const centre: Point = [180, 116];
  const part = 360 / ribs;
  claimNear(((22 / 7) * 42 ** 2) / ribs, 693, 1e-9, 'the area between two ribs by the formula');
  claimSector(radius, [0, part], centimetre, 693);
  figure.circle(centre, radius, 'glass');
  figure.polygon([centre, ...rim(centre, radius, 45, 90)], 'warm');
  for (let rib = 0; rib < ribs; rib++)
    figure.line([centre, add(centre, scale(polar(rib * part), radius))], 'pen');
  figure.dot(centre, 'ink', 4);
  figure.text('45°', add(centre, scale(polar(67.5), 56)), { isOnShape: true });
  figure.label('42 cm', between(centre, add(centre, scale(polar(0), radius)), 0.62), 's', {
    isOnShape: true,
  });
  return figure.svg();
}

export const umbrellaRibs: FigureSource = {
  name: 'umbrella-ribs',
  caption: 'Eight ribs of an umbrella, laid flat: $360^\\circ \\div 8 = 45^\\circ$ between two of them.',
  description:
    'A flat disc with the radius 42 cm and eight ribs that run from its centre to its rim at equal distances. One of the eight sectors, with an angle of 45 degrees, is red.',
  draw,
};
