import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point } from '#figures/kit/point.ts';
import { drawCylinder, drawHemisphere, drawSeam } from '#figures/kit/solids.ts';

const metre = 22;

function draw(): string {
  const figure = new Figure(260);
  const base: Point = [170, 225];
  const [radius, height] = [4.2 * metre, 5 * metre];
  const top = drawCylinder(figure, base, radius, height);
  drawHemisphere(figure, top, radius, 'above');
  drawSeam(figure, base, radius);
  drawSeam(figure, top, radius);
  figure.line([base, add(base, [radius, 0])], 'pen').dot(base, 'ink', 2);
  figure.label('4.2 m', add(base, [radius / 2, 0]), 'n', { colour: 'pen' });
  figure.span(add(base, [radius + 18, 0]), add(top, [radius + 18, 0]));
  figure.label('5 m', add(between(base, top, 0.5), [radius + 18, 0]), 'e', { gap: 8 });
  return figure.svg();
}

export const grainStore: FigureSource = {
  name: 'grain-store',
  caption: 'The grain store with its dome.',
  description:
    'An upright cylinder, 5 m high, with a dome on top that is half a sphere of the same radius, 4.2 m.',
  draw,
};
