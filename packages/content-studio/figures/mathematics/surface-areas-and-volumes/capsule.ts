import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawCylinder, drawHemisphere, drawSeam } from '#figures/kit/solids.ts';

const millimetre = 16;

function draw(): string {
  const figure = new Figure(290);
  const [radius, height] = [3.5 * millimetre, 7 * millimetre];
  const base: Point = [136, 205];
  const top = drawCylinder(figure, base, radius, height);
  drawHemisphere(figure, base, radius, 'below');
  drawHemisphere(figure, top, radius, 'above');
  drawSeam(figure, base, radius);
  drawSeam(figure, top, radius);
  const [highest, lowest] = [add(top, [0, -radius]), add(base, [0, radius])];
  claimNear(distance(highest, lowest), height + 2 * radius, 1e-9, 'the whole length is h + 2r');
  const aside: Point = [82, 0];
  figure.span(add(lowest, aside), add(highest, aside)).span(add(base, [-76, 0]), add(top, [-76, 0]));
  figure.label('whole length', add(between(lowest, highest, 0.5), aside), 'e', { gap: 8 });
  figure.label('*h*', add(between(base, top, 0.5), [-76, 0]), 'w', { gap: 8 });
  figure
    .line([base, add(base, [radius, 0])], 'pen')
    .label('*r*', add(base, [radius / 2, 0]), 'n', { colour: 'pen' });
  return figure.svg();
}

export const capsule: FigureSource = {
  name: 'capsule',
  caption: 'A cylinder with a hemisphere at each end: its whole length is $h + 2r$.',
  description:
    'A capsule that stands upright: a cylinder with the radius r and the height h, a hemisphere above and a hemisphere below it. A long arrow beside it marks the whole length from top to bottom, a shorter one h.',
  draw,
};
