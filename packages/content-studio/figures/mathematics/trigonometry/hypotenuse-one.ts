import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point, polar, scale } from '#figures/kit/point.ts';

const one = 190;
const angle = 38;

function draw(): string {
  const figure = new Figure(220);
  const a: Point = [90, 180];
  const c = add(a, scale(polar(angle), one));
  const b: Point = [c[0], a[1]];
  claimNear((distance(a, b) / one) ** 2 + (distance(b, c) / one) ** 2, 1, 1e-9, 'cos² + sin² = 1');
  figure.polygon([a, b, c], 'tint').angle(b, a, c).angle(a, b, c, 34, 'pen');
  figure.text('θ', add(a, scale(polar(angle / 2), 48)), { colour: 'pen' });
  figure.label('1', between(a, c, 0.5), ['nw', 'w'], { gap: 8 });
  figure.label('sin θ', between(b, c, 0.5), 'e', { gap: 8 });
  figure.label('cos θ', between(a, b, 0.5), 's', { gap: 8 });
  return figure.svg();
}

export const hypotenuseOne: FigureSource = {
  name: 'hypotenuse-one',
  caption:
    'With the hypotenuse 1 the legs are $\\cos\\theta$ and $\\sin\\theta$, and Pythagoras is the identity.',
  description:
    'A right triangle with the angle theta on the left. The hypotenuse has the length 1, the leg along the bottom is cos theta, and the upright leg on the right is sin theta.',
  draw,
};
