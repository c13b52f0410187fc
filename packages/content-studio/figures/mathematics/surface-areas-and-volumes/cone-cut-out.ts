import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawRim, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 15;

function draw(): string {
  const figure = new Figure(240);
  const base: Point = [170, 200];
  const [radius, height] = [5 * centimetre, 12 * centimetre * 0.8];
  const top = drawCylinder(figure, base, radius, height);
  drawSeam(figure, base, radius);
  drawRim(figure, top, radius, '');
  const tip = drawCone(figure, top, radius, -height, 'red dashed');
  claimNear(distance(tip, base), 0, 1e-9, 'the tip of the cone is the middle of the base');
  figure
    .line([top, add(top, [radius, 0])], 'pen')
    .dot(top, 'ink', 2)
    .dot(tip, 'red', 3);
  figure.label('*r*', add(top, [radius / 2, 0]), 'n', { colour: 'pen' });
  figure.span(add(base, [radius + 18, 0]), add(top, [radius + 18, 0]));
  figure.label('*h*', add(between(base, top, 0.5), [radius + 18, 0]), 'e', { gap: 8 });
  return figure.svg();
}

export const coneCutOut: FigureSource = {
  name: 'cone-cut-out',
  caption:
    'A cone cut out of a cylinder of the same radius and height: $\\frac{2}{3}$ of the volume is left.',
  description:
    'A cylinder with the radius r and the height h. A red dashed cone hangs in it from its upper rim; the tip of the cone is the middle of the base.',
  draw,
};
