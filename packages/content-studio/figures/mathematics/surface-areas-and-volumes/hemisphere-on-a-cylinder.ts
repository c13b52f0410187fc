import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawCylinder, drawHemisphere, drawSeam } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(310);
  const unit = 11;
  const base: Point = [170, 256];
  const top = drawCylinder(figure, base, 7 * unit, 13 * unit);
  drawSeam(figure, base, 7 * unit);
  drawSeam(figure, top, 7 * unit);
  drawHemisphere(figure, top, 7 * unit, 'above');
  figure.span([280, 256], [280, 256 - 20 * unit]).label('20 cm', [280, 146], 'e');
  figure.span(add(base, [-7 * unit, 32]), add(base, [7 * unit, 32])).label('14 cm', add(base, [0, 32]), 's');
  return figure.svg();
}

export const hemisphereOnACylinder: FigureSource = {
  name: 'hemisphere-on-a-cylinder',
  caption: 'A medicine box: a cylinder with a half sphere on its top.',
  description:
    'A cylinder with a hemisphere of the same radius on its top. The diameter of the cylinder is marked 14 cm, the total height of the solid 20 cm.',
  draw,
};
