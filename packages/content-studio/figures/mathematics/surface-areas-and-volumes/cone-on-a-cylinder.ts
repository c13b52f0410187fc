import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawSeam } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(330);
  const unit = 13;
  const base: Point = [170, 284];
  const top = drawCylinder(figure, base, 6 * unit, 10 * unit);
  drawSeam(figure, base, 6 * unit);
  drawSeam(figure, top, 6 * unit);
  const tip = drawCone(figure, top, 6 * unit, 8 * unit);
  claim(distance(tip, add(top, [6 * unit, 0])) === 10 * unit, 'the slant height is 10 cm');
  figure.line([base, add(base, [6 * unit, 0])], 'red').dot(base);
  figure.span([282, 284], [282, top[1]]).span([282, top[1]], [282, tip[1]]);
  figure
    .label('6 cm', add(base, [38, 0]), 'n', { size: 'small' })
    .label('10 cm', [282, (284 + top[1]) / 2], 'e')
    .label('8 cm', [282, (top[1] + tip[1]) / 2], 'e');
  return figure.svg();
}

export const coneOnACylinder: FigureSource = {
  name: 'cone-on-a-cylinder',
  caption: 'A solid in the form of a cone on a cylinder.',
  description:
    'A cylinder with a cone of the same radius on its top. The radius is marked 6 cm, the height of the cylinder 10 cm and the height of the cone 8 cm.',
  draw,
};
