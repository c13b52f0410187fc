import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { angleBetween, between, type Point, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const [a, b, c]: [Point, Point, Point] = [
    [80, 210],
    [270, 210],
    [270, 70],
  ];
  const atA = angleBetween(subtract(b, a), subtract(c, a));
  const atC = angleBetween(subtract(a, c), subtract(b, c));
  claimNear(atA + atC, 90, 1e-9, 'the two acute angles add up to 90 degrees');
  figure.polygon([a, b, c], 'tint').angle(b, a, c);
  figure.angle(a, b, c, 34, 'pen').angle(c, a, b, 34, 'red');
  const half = (atA / 2) * (Math.PI / 180);
  figure.text('*A*', [a[0] + 50 * Math.cos(half), a[1] - 50 * Math.sin(half)], { colour: 'pen' });
  figure.text('90° − *A*', [234, 130], { colour: 'red', size: 'small' });
  figure.label('A', a, ['w', 'sw']).label('B', b, 'se').label('C', c, ['n', 'ne']);
  figure.label('adjacent to A, opposite to C', between(a, b, 0.5), 's', { gap: 8 });
  return figure.svg();
}

export const complementaryTriangle: FigureSource = {
  name: 'complementary-triangle',
  caption:
    'The angles at $A$ and $C$ add up to $90^\\circ$. The side opposite to one is adjacent to the other.',
  description:
    'A right triangle ABC with the right angle at B. The angle at A is marked A, the angle at C is marked 90 degrees minus A. The side AB along the bottom is adjacent to A, and it lies opposite to C.',
  draw,
};
