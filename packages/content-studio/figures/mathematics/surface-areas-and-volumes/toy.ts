import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawHemisphere, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 17;

function draw(): string {
  const figure = new Figure(300);
  const middle: Point = [180, 200];
  const radius = 5 * centimetre;
  const tip = drawCone(figure, middle, radius, 12 * centimetre * 0.85);
  drawHemisphere(figure, middle, radius, 'below');
  drawSeam(figure, middle, radius);
  const edge = add(middle, [radius, 0]);
  claimNear(distance(middle, edge) / centimetre, 5, 1e-9, 'cone and hemisphere have the radius 5 cm');
  figure.line([middle, edge], 'pen').line([middle, tip], 'soft dashed').dot(middle, 'ink', 2);
  figure.label('*r*', between(middle, edge, 0.5), 'n', { colour: 'pen' });
  figure.label('*h*', between(middle, tip, 0.55), 'w').label('*l*', between(edge, tip, 0.5), ['ne', 'e']);
  return figure.svg();
}

export const toy: FigureSource = {
  name: 'toy',
  caption: 'A cone on a hemisphere: the circle between them is inside and is not painted.',
  description:
    'A toy: a cone stands with its base on the flat side of a hemisphere of the same radius r. The height h of the cone is dashed, its slant side is marked l. The circle where both meet is drawn as a seam.',
  draw,
};
