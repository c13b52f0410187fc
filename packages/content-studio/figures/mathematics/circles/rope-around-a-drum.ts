import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, type Point } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const centimetre = 5.2;

function draw(): string {
  const figure = new Figure(140);
  const [centre, from]: [Point, Point] = [
    [80, 70],
    [80 + 41 * centimetre, 70],
  ];
  const radius = 9 * centimetre;
  const [one, other] = touchingPoints(centre, radius, from);
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  const half = (Math.acos(9 / 41) * 180) / Math.PI;
  figure.circle(centre, radius, 'tint').arc(centre, radius, half, 360 - half, 'red bold');
  for (const touch of [upper, lower]) figure.line([centre, touch]).line([touch, from], 'red bold');
  figure.dot(centre).dot(from, 'ink', 4);
  figure.label('O', centre, ['w', 'sw'], { isOnShape: true }).label('P', from, ['e', 'ne']);
  figure.label('A', upper, ['n', 'ne']).label('B', lower, ['s', 'se']);
  figure.label('40 cm', between(upper, from, 0.5), ['n', 'ne'], { gap: 8 });
  return figure.svg();
}

export const ropeAroundADrum: FigureSource = {
  name: 'rope-around-a-drum',
  caption: 'The rope around the drum.',
  description:
    'A circle with the centre O and a point P outside on the right. Two lines from P, one of them marked 40 cm, touch the circle at A above and at B below. The radii OA and OB are drawn. The rope, in red, runs from P around the far side of the circle back to P.',
  draw,
};
