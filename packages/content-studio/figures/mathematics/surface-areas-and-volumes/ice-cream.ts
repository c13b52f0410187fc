import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point } from '#figures/kit/point.ts';
import { drawCone, drawHemisphere, drawRim, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 17;

function draw(): string {
  const figure = new Figure(280);
  const middle: Point = [180, 92];
  const radius = 3.5 * centimetre;
  const tip = drawCone(figure, middle, radius, -10 * centimetre, 'gold');
  drawHemisphere(figure, middle, radius, 'above', 'warm');
  drawRim(figure, middle, radius, 'warm bare');
  claimNear((tip[1] - middle[1]) / centimetre, 10, 1e-9, 'the cone is 10 cm deep');
  drawSeam(figure, middle, radius);
  figure
    .line([middle, tip], 'soft dashed')
    .line([middle, add(middle, [radius, 0])], 'pen')
    .dot(middle, 'ink', 2);
  figure.label('*r*', add(middle, [radius / 2, 0]), 'n', { colour: 'pen', isOnShape: true });
  figure.label('*h*', between(middle, tip, 0.4), 'w', { isOnShape: true });
  return figure.svg();
}

export const iceCream: FigureSource = {
  name: 'ice-cream',
  caption: 'A cone filled with ice cream and a hemisphere on top: both volumes are added.',
  description:
    'An ice cream: a golden cone with its tip down, the height h dashed, and a red hemisphere of ice cream with the same radius r above its rim.',
  draw,
};
