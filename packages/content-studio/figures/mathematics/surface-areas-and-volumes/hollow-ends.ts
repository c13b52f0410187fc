import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point } from '#figures/kit/point.ts';
import { drawCylinder, drawHemisphere, drawRim, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 18;

function draw(): string {
  const figure = new Figure(260);
  const base: Point = [170, 220];
  const [radius, height] = [3.5 * centimetre, 10 * centimetre];
  const top = drawCylinder(figure, base, radius, height);
  drawRim(figure, top, radius, '');
  drawSeam(figure, base, radius);
  drawHemisphere(figure, top, radius, 'below', 'red dashed');
  drawHemisphere(figure, base, radius, 'above', 'red dashed');
  claim(height > 2 * radius, 'the hollows do not meet');
  figure.line([top, add(top, [radius, 0])], 'pen').dot(top, 'ink', 2);
  figure.label('*r*', add(top, [radius / 2, 0]), 'n', { colour: 'pen' });
  figure.span(add(base, [radius + 18, 0]), add(top, [radius + 18, 0]));
  figure.label('*h*', add(between(base, top, 0.5), [radius + 18, 0]), 'e', { gap: 8 });
  return figure.svg();
}

export const hollowEnds: FigureSource = {
  name: 'hollow-ends',
  caption: 'A cylinder with a hemisphere scooped out of each end: surface area $2\\pi rh + 4\\pi r^2$.',
  description:
    'An upright cylinder with the radius r and the height h. A red dashed half circle hangs from its upper rim and another rises from its base: the two hollows.',
  draw,
};
