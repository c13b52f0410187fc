import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawBox } from '#figures/kit/solids.ts';

const side = 88;

function draw(): string {
  const figure = new Figure(190);
  const corner: Point = [70, 150];
  const top = drawBox(figure, corner, [2 * side, side, side]);
  const seam = add(corner, [side, 0]);
  const back: Point = [side * 0.45, -side * 0.35];
  const upper = add(top, [side, 0]);
  claimNear(upper[0] - top[0], side, 1e-9, 'the seam is in the middle');
  figure.line([seam, upper, add(upper, back)], 'red dashed');
  figure.text('*a*', add(corner, [side / 2, 12])).text('*a*', add(corner, [side * 1.5, 12]));
  return figure.svg();
}

export const twoCubes: FigureSource = {
  name: 'two-cubes',
  caption: 'Two cubes joined face to face: of 12 faces two are hidden, so the surface area is $10a^2$.',
  description:
    'A long box that consists of two equal cubes with the edge a, side by side. A red dashed line shows where their faces are joined.',
  draw,
};
