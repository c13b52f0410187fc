import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle } from '#figures/kit/heights.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { claimSector, claimSegment, rim } from './sectors.ts';

const centimetre = 31;
const radius = 6 * centimetre;

function draw(): string {
  const figure = new Figure(260);
  const centre: Point = [180, 220];
  const arc = rim(centre, radius, 60, 120);
  const [b, a] = [arc[0], arc.at(-1)];
  if (!a || !b) throw new Error('an arc has two ends');
  claimNear(distance(a, b), radius, 1e-6, 'the triangle is equilateral');
  const [sector, triangle] = [(3.14 * 36) / 6, 9 * 1.732];
  claimNear(sector, 18.84, 1e-9, 'the sector by the formula');
  claimNear(sector - triangle, 3.25, 0.005, 'the segment by the formula');
  claimSector(radius, [60, 120], centimetre, 18.84);
  claimSegment(radius, [60, 120], centimetre, 3.25);
  figure.polygon([centre, a, b], 'glass').polygon(arc, 'warm');
  markAngle(figure, centre, a, b, 60, 30);
  figure.dot(centre).dot(a, 'red', 3.5).dot(b, 'red', 3.5);
  figure.label('O', centre, ['s', 'se']).label('A', a, ['w', 'nw']).label('B', b, ['e', 'ne']);
  figure
    .label('6 cm', between(centre, a, 0.5), ['w', 'nw'])
    .label('6 cm', between(centre, b, 0.5), ['e', 'ne']);
  figure.text('equilateral', add(centre, [0, -118]), { isOnShape: true });
  figure.text('triangle', add(centre, [0, -98]), { isOnShape: true });
  figure.text('segment', add(centre, [0, -radius - 14]), { colour: 'red' });
  return figure.svg();
}

export const segment60: FigureSource = {
  name: 'segment-60',
  caption: 'An angle of $60^\\circ$: segment = sector − equilateral triangle.',
  description:
    'A sector with the centre O, the radii OA and OB of 6 cm and an angle of 60 degrees. The chord AB parts it into an equilateral triangle below and a thin red segment above.',
  draw,
};
