import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point, radians } from '#figures/kit/point.ts';

const one = 180;
const angle = 36;

function draw(): string {
  const figure = new Figure(210);
  const [a, b]: [Point, Point] = [
    [80, 180],
    [80 + one, 180],
  ];
  const c: Point = [b[0], b[1] - one * Math.tan(radians(angle))];
  const [tan, sec] = [distance(b, c) / one, distance(a, c) / one];
  claimNear(1 + tan ** 2, sec ** 2, 1e-9, '1 + tan² = sec²');
  claimNear(sec, 1 / Math.cos(radians(angle)), 1e-9, 'the slant side is the secant');
  figure.polygon([a, b, c], 'tint').angle(b, a, c).angle(a, b, c, 34, 'pen');
  const half = radians(angle / 2);
  figure.text('θ', [a[0] + 48 * Math.cos(half), a[1] - 48 * Math.sin(half)], { colour: 'pen' });
  figure.label('1', between(a, b, 0.5), 's', { gap: 8 });
  figure.label('tan θ', between(b, c, 0.5), 'e', { gap: 8 });
  figure.label('sec θ', between(a, c, 0.5), ['nw', 'w'], { gap: 8 });
  return figure.svg();
}

export const tangentAndSecant: FigureSource = {
  name: 'tangent-and-secant',
  caption:
    'With the adjacent side 1 the other sides are $\\tan\\theta$ and $\\sec\\theta$: $1 + \\tan^2\\theta = \\sec^2\\theta$.',
  description:
    'A right triangle with the angle theta on the left. The leg along the bottom has the length 1, the upright leg on the right is tan theta, and the slant side is sec theta.',
  draw,
};
