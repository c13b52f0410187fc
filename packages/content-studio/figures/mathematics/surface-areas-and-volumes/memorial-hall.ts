import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawBox, drawHemisphere, drawRim } from '#figures/kit/solids.ts';

const metre = 8;

function draw(): string {
  const figure = new Figure(260);
  const corner: Point = [46, 220];
  const [side, height, radius] = [24 * metre, 8 * metre, 10.5 * metre];
  const top = drawBox(figure, corner, [side, height, side]);
  const middle = add(top, [side / 2 + side * 0.225, -side * 0.175]);
  claim(2 * radius < side, 'the dome fits on the roof');
  drawHemisphere(figure, middle, radius, 'above', 'gold');
  drawRim(figure, middle, radius, 'gold');
  figure.line([middle, add(middle, [0, -radius])], 'pen').dot(middle, 'ink', 2);
  figure.text('10.5 m', add(middle, [28, -radius / 2 - 12]), { colour: 'pen', isOnShape: true });
  figure.label('24 m', add(corner, [side / 2, 0]), 's', { gap: 8 });
  figure.label('8 m', add(corner, [0, -height / 2]), 'w', { gap: 8 });
  figure.label('24 m', add(corner, [side + side * 0.225, -side * 0.175]), ['se', 'e'], { gap: 6 });
  return figure.svg();
}

export const memorialHall: FigureSource = {
  name: 'memorial-hall',
  caption: 'The hall with its dome.',
  description:
    'A cuboid with a square floor of side 24 m, 8 m high. On the middle of its flat roof stands a hemisphere of radius 10.5 m, which leaves the corners of the roof free.',
  draw,
};
