import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point, polar, scale } from '#figures/kit/point.ts';
import { angleAt } from '#figures/kit/similar.ts';

const centimetre = 20;
const ground = 110;

/** A parallelogram on the ground by its sides in centimetres and the angle between them. */
function parallelogram(
  left: number,
  base: number,
  side: number,
  angle: number,
): [Point, Point, Point, Point] {
  const [a, b]: [Point, Point] = [
    [left, ground],
    [left + base * centimetre, ground],
  ];
  const up = scale(polar(angle), side * centimetre);
  const [c, d] = [add(b, up), add(a, up)];
  claimNear(angleAt(a, b, d), angle, 1e-6, 'the angle of the shape');
  claimNear(distance(a, d) / centimetre, side, 1e-6, 'the side of the shape');
  return [a, b, c, d];
}

function draw(): string {
  const figure = new Figure(170);
  const square = parallelogram(40, 3, 3, 90);
  const rectangle = parallelogram(128, 5, 3, 90);
  const rhombus = parallelogram(256, 3, 3, 60);
  claim(
    distance(rectangle[0], rectangle[1]) / distance(square[0], square[1]) > 1.5,
    'the sides of square and rectangle are in two ratios',
  );
  figure.polygon(square, 'pen tint').polygon(rectangle, 'pen tint').polygon(rhombus, 'pen warm');
  for (const [a, b, , d] of [square, rectangle]) figure.angle(a, b, d);
  figure.angle(rhombus[0], rhombus[1], rhombus[3], 14);
  figure.text('60°', [rhombus[0][0] + 29, ground - 15], { isOnShape: true, size: 'small' });
  for (const [shape, name, base] of [
    [square, 'square', '3 cm'],
    [rectangle, 'rectangle', '5 cm'],
    [rhombus, 'rhombus', '3 cm'],
  ] as const) {
    const middle = between(shape[0], shape[1], 0.5);
    figure.text(base, add(middle, [0, 14])).text(name, add(middle, [0, 36]), { colour: 'pen' });
    const side = between(shape[0], shape[3], 0.6);
    if (shape === rhombus) figure.label('3 cm', side, ['w', 'nw']);
    else figure.label('3 cm', side, 'e', { isOnShape: true });
  }
  return figure.svg();
}

export const notSimilar: FigureSource = {
  name: 'not-similar',
  caption:
    'No two of these are similar: the rectangle has other ratios of the sides, the rhombus has other angles.',
  description:
    'Three shapes beside one another. A square with the side 3 cm, a rectangle of 5 cm by 3 cm, and a rhombus with the side 3 cm and an angle of 60 degrees. The square and the rectangle carry a right-angle mark.',
  draw,
};
