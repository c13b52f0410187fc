import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point } from '#figures/kit/point.ts';
import { areaOf, claimSector, claimSegment, rim } from './sectors.ts';

const centimetre = 12;
const radius = 14 * centimetre;

function draw(): string {
  const figure = new Figure(240);
  const centre: Point = [180, 205];
  const arc = rim(centre, radius, 45, 135);
  const [b, a] = [arc[0], arc.at(-1)];
  if (!a || !b) throw new Error('an arc has two ends');
  claimNear(areaOf([centre, a, b]) / centimetre ** 2, 98, 1e-6, 'the triangle has 98 square centimetres');
  claimNear(((22 / 7) * 196) / 4, 154, 1e-9, 'the sector by the formula');
  claimSector(radius, [45, 135], centimetre, 154);
  claimSegment(radius, [45, 135], centimetre, 154 - 98);
  figure.polygon([centre, a, b], 'glass').polygon(arc, 'warm').angle(centre, a, b);
  figure.dot(centre).dot(a, 'red', 3.5).dot(b, 'red', 3.5);
  figure.label('O', centre, ['s', 'se']).label('A', a, ['w', 'nw']).label('B', b, ['e', 'ne']);
  figure.label('14 cm', between(centre, a, 0.5), ['w', 'sw']);
  figure.label('14 cm', between(centre, b, 0.5), ['e', 'se']);
  figure.text('right triangle', add(centre, [0, -88]), { isOnShape: true });
  figure.text('segment', add(centre, [0, -142]), { isOnShape: true, colour: 'red' });
  return figure.svg();
}

export const segment90: FigureSource = {
  name: 'segment-90',
  caption: 'An angle of $90^\\circ$: segment = quadrant − right triangle.',
  description:
    'A quarter of a disc with the centre O at the bottom and the radii OA and OB of 14 cm, which meet at a right angle. The chord AB parts it into a right triangle below and a red segment above.',
  draw,
};
