import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawHemisphere, drawRim, drawSeam } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(190);
  const bases: [Point, Point, Point, Point] = [
    [48, 120],
    [134, 120],
    [222, 88],
    [310, 120],
  ];
  const radius = 32;
  const top = drawCylinder(figure, bases[0], radius, 80);
  drawSeam(figure, bases[0], radius);
  drawRim(figure, top, radius);
  const tip = drawCone(figure, bases[1], radius, 80);
  drawSeam(figure, bases[1], radius);
  figure.line([bases[1], tip], 'soft dashed').circle(bases[2], radius);
  drawSeam(figure, bases[2], radius);
  drawHemisphere(figure, bases[3], radius, 'below');
  drawRim(figure, bases[3], radius);
  for (const centre of bases) figure.line([centre, add(centre, [radius, 0])], 'pen').dot(centre, 'ink', 2);
  figure
    .text('cylinder', [48, 166])
    .text('cone', [134, 166])
    .text('sphere', [222, 166])
    .text('hemisphere', [312, 166]);
  return figure.svg();
}

export const fourSolids: FigureSource = {
  name: 'four-solids',
  caption: 'The four round solids of the chapter; the blue line is the radius $r$.',
  description:
    'Four solids beside each other: a cylinder with an open rim, a cone with a dashed line from its tip to the middle of the base, a sphere with a level circle around it, and a hemisphere like a bowl. A blue radius is drawn in each.',
  draw,
};
