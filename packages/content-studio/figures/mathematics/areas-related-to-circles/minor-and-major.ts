import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, angleBetween, type Point, polar, scale, subtract } from '#figures/kit/point.ts';
import { areaOf, rim } from './sectors.ts';

const radius = 72;

function draw(): string {
  const figure = new Figure(250);
  const [left, right]: [Point, Point] = [
    [92, 112],
    [268, 112],
  ];
  const sector = rim(left, radius, 45, 135);
  const segment = rim(right, radius, 30, 150);
  const [b, a] = [sector[0], sector.at(-1)];
  const [d, c] = [segment[0], segment.at(-1)];
  if (!a || !b || !c || !d) throw new Error('an arc has two ends');
  const circle = Math.PI * radius ** 2;
  claim(areaOf([left, ...sector]) < circle / 2, 'the minor sector is less than half of the circle');
  claim(areaOf(segment) < circle / 2, 'the minor segment is less than half of the circle');
  claimNear(angleBetween(subtract(a, left), subtract(b, left)), 90, 1e-6, 'the angle of the sector');
  figure.circle(left, radius, 'glass').polygon([left, ...sector], 'warm');
  figure.arc(left, 15, 45, 135).dot(left).dot(a, 'red', 3.5).dot(b, 'red', 3.5);
  figure.circle(right, radius, 'glass').polygon(segment, 'warm');
  figure.dot(right).dot(c, 'red', 3.5).dot(d, 'red', 3.5);
  const inside = { isOnShape: true };
  figure.text('*θ*', add(left, scale(polar(90), 25)), inside);
  figure.text('minor', add(left, scale(polar(90), 52)), inside).text('major', add(left, [0, 40]), inside);
  figure.text('minor', add(right, scale(polar(90), 54)), inside).text('major', add(right, [0, 40]), inside);
  figure.label('A', a, ['nw', 'w']).label('B', b, ['ne', 'e']).label('A', c, ['w', 'nw']);
  figure.label('B', d, ['e', 'ne']).label('O', left, ['s', 'sw'], inside);
  figure.label('O', right, ['e', 'se'], inside);
  figure.text('two sectors', [left[0], 206], { colour: 'pen' });
  figure.text('two segments', [right[0], 206], { colour: 'pen' });
  return figure.svg();
}

export const minorAndMajor: FigureSource = {
  name: 'minor-and-major',
  caption: 'Two radii cut a circle into two sectors; one chord cuts it into two segments.',
  description:
    'Two circles of one size with the centre O. In the first, the radii OA and OB cut off a minor sector with the angle theta at O; the rest is the major sector. In the second, the chord AB cuts off a minor segment above it; the rest, which holds O, is the major segment.',
  draw,
};
