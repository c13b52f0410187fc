import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle } from '#figures/kit/heights.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { areaOf, claimSector, claimSegment, rim } from './sectors.ts';

const centimetre = 5;
const radius = 30 * centimetre;

function draw(): string {
  const figure = new Figure(220);
  const centre: Point = [180, 180];
  const arc = rim(centre, radius, 30, 150);
  const [b, a] = [arc[0], arc.at(-1)];
  if (!a || !b) throw new Error('an arc has two ends');
  const middle = between(a, b, 0.5);
  claimNear(distance(centre, middle) / centimetre, 15, 1e-6, 'OM is half of the radius');
  claimNear(distance(a, b) / centimetre, 30 * Math.sqrt(3), 1e-6, 'AB is the radius times root 3');
  claimNear(areaOf([centre, a, b]) / centimetre ** 2, 225 * 1.732, 0.1, 'the area of the triangle');
  claimNear((3.14 * 900) / 3 - 225 * 1.732, 552.3, 1e-6, 'the segment by the formula');
  claimSector(radius, [30, 150], centimetre, 942);
  claimSegment(radius, [30, 150], centimetre, 552.3);
  figure.polygon([centre, a, b], 'glass').polygon(arc, 'warm').line([centre, middle], 'dashed');
  figure.angle(middle, centre, b);
  markAngle(figure, centre, middle, a, 60, 24);
  figure.dot(centre).dot(a, 'red', 3.5).dot(b, 'red', 3.5).dot(middle);
  figure.label('O', centre, ['s', 'se']).label('A', a, ['w', 'nw']).label('B', b, ['e', 'ne']);
  figure.label('M', middle, ['n', 'ne'], { isOnShape: true });
  figure.label('30 cm', between(centre, a, 0.5), ['sw', 's']);
  figure.label('30 cm', between(centre, b, 0.5), ['se', 's']);
  figure.text('segment', add(centre, [0, -122]), { isOnShape: true, colour: 'red' });
  return figure.svg();
}

export const segment120: FigureSource = {
  name: 'segment-120',
  caption: 'An angle of $120^\\circ$: $OM$ halves it, so $OM = \\frac{r}{2}$ and $AB = r\\sqrt{3}$.',
  description:
    'A sector with the centre O, the radii OA and OB of 30 cm and an angle of 120 degrees. The chord AB parts it into a flat triangle below and a red segment above. A dashed line from O meets AB at its middle M at a right angle and makes 60 degrees with OA.',
  draw,
};
