import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawSeam } from '#figures/kit/solids.ts';

const metre = 20;

function draw(): string {
  const figure = new Figure(260);
  const base: Point = [165, 215];
  const [radius, height, rise] = [4 * metre, 3.5 * metre, 3 * metre];
  const top = drawCylinder(figure, base, radius, height);
  const tip = drawCone(figure, top, radius, rise);
  drawSeam(figure, base, radius);
  drawSeam(figure, top, radius);
  const edge = add(top, [radius, 0]);
  claimNear(distance(edge, tip), 5 * metre, 1e-9, 'the slant height is 5 for 3 and 4');
  figure.line([top, tip], 'soft dashed').line([top, edge], 'pen').angle(top, edge, tip).dot(top, 'ink', 2);
  figure.label('*r*', between(top, edge, 0.55), 's', { colour: 'pen' });
  figure.label('*l*', between(edge, tip, 0.5), ['ne', 'e']).label('rise', between(top, tip, 0.4), 'w');
  figure.span(add(base, [radius + 18, 0]), add(edge, [18, 0]));
  figure.label('*h*', add(between(base, top, 0.5), [radius + 18, 0]), 'e', { gap: 8 });
  return figure.svg();
}

export const tent: FigureSource = {
  name: 'tent',
  caption: 'A tent: a cylinder with a cone on top. Cloth covers $2\\pi rh + \\pi rl$; the floor has none.',
  description:
    'A tent: a cylinder with the radius r and the height h carries a cone of the same radius. The rise of the cone is a dashed upright line, which makes a right angle with the radius; its slant side is marked l.',
  draw,
};
