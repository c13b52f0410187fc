import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawRim, drawSeam } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(290);
  const unit = 26;
  const base: Point = [170, 250];
  const top = drawCylinder(figure, base, 3 * unit, 8 * unit);
  drawSeam(figure, base, 3 * unit);
  drawRim(figure, top, 3 * unit);
  const middle = drawCone(figure, base, 3 * unit, 4 * unit, 'soft dashed');
  claim(distance(middle, drawCone(figure, top, 3 * unit, -4 * unit, 'soft dashed')) === 0, 'the tips meet');
  figure
    .line([top, add(top, [3 * unit, 0])], 'red')
    .dot(top)
    .span([274, 250], [274, top[1]]);
  figure
    .label('3 cm', add(top, [44, 0]), 'n', { size: 'small', isOnShape: true })
    .label('8 cm', [274, 146], 'e');
  return figure.svg();
}

export const cylinderWithTwoConesOut: FigureSource = {
  name: 'cylinder-with-two-cones-out',
  caption: 'A solid cylinder from which two equal cones are hollowed out.',
  description:
    'A cylinder. From its upper and its lower face a cone is hollowed out, with the face as its base; the dashed cones meet with their tips in the middle. The radius is marked 3 cm and the height of the cylinder 8 cm.',
  draw,
};
