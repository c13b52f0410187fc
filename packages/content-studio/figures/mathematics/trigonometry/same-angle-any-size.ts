import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, polar, radians, scale } from '#figures/kit/point.ts';

const angle = 33;

function draw(): string {
  const figure = new Figure(240);
  const a: Point = [50, 200];
  const corners = (slant: number): [Point, Point] => {
    const top = add(a, scale(polar(angle), slant));
    return [[top[0], a[1]], top];
  };
  const [small, large] = [corners(150), corners(290)];
  figure.polygon([a, ...large], 'tint').polygon([a, ...small], 'glass');
  for (const [foot, top] of [small, large]) {
    claimNear(distance(foot, top) / distance(a, top), Math.sin(radians(angle)), 1e-9, 'one sine for both');
    figure.angle(foot, a, top);
  }
  figure.angle(a, small[0], small[1], 34, 'pen');
  figure.text('θ', add(a, scale(polar(angle / 2), 48)), { colour: 'pen' });
  figure.label('A', a, ['w', 'sw']);
  figure.label('B', small[0], 's').label('C', small[1], ['nw', 'n']);
  figure.label('D', large[0], 's').label('E', large[1], ['nw', 'n']);
  return figure.svg();
}

export const sameAngleAnySize: FigureSource = {
  name: 'same-angle-any-size',
  caption:
    'Two right triangles with one angle $\\theta$ are similar, so $\\frac{BC}{AC} = \\frac{DE}{AE}$: both are $\\sin\\theta$.',
  description:
    'A small right triangle ABC lies inside a larger one, ADE, and both have the angle theta at A. B and D lie on the bottom line with a right angle each; C and E lie above them on one slant line from A.',
  draw,
};
