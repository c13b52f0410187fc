import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { angleBetween, between, type Point, polar, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const [corner, right, top]: [Point, Point, Point] = [
    [90, 210],
    [270, 210],
    [270, 60],
  ];
  claim(
    Math.abs(angleBetween(subtract(corner, right), subtract(top, right)) - 90) < 1e-9,
    'the triangle has a right angle',
  );
  figure.polygon([corner, right, top], 'tint').angle(right, corner, top).angle(corner, right, top, 34, 'pen');
  const half = angleBetween(subtract(right, corner), subtract(top, corner)) / 2;
  const direction = polar(half);
  figure.text('θ', [corner[0] + direction[0] * 48, corner[1] + direction[1] * 48], { colour: 'pen' });
  figure.label('hypotenuse', between(corner, top, 0.5), ['nw', 'w'], { gap: 8 });
  figure
    .label('opposite', between(right, top, 0.5), 'e', { gap: 8 })
    .label('adjacent', between(corner, right, 0.5), 's', { gap: 8 });
  figure.label('A', corner, ['w', 'sw']).label('B', right, 'se').label('C', top, ['n', 'ne']);
  return figure.svg();
}

export const sidesOfARightTriangle: FigureSource = {
  name: 'sides-of-a-right-triangle',
  caption: 'The sides as the angle $\\theta$ sees them: opposite, adjacent and hypotenuse.',
  description:
    'A right triangle ABC with the right angle at B and the angle theta at A. AB, along the bottom, is marked adjacent; BC, upright on the right, opposite; AC, the slant side, hypotenuse.',
  draw,
};
