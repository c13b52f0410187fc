import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markLength } from '#figures/kit/heights.ts';
import { add, distance, type Point } from '#figures/kit/point.ts';

const metre = 46;

function draw(): string {
  const figure = new Figure(220);
  const a: Point = [75, 170];
  const b = add(a, [4.5 * metre, 0]);
  const c = add(b, [0, -2.8 * metre]);
  claimNear(distance(a, c) / metre, 5.3, 1e-9, 'the panel is 5.3 m long');
  drawGround(figure, 40, 320, a[1]);
  figure.line([b, c]).line([a, c], 'pen heavy').angle(b, a, c).angle(a, b, c, 30, 'pen');
  figure.label('A', a, ['w', 'nw']).label('B', b, ['ne', 'e']).label('C', c, ['n', 'ne']);
  markLength(figure, [a, c], 5.3, metre, '5.3 m', ['nw', 'w']);
  markLength(figure, [b, c], 2.8, metre, '2.8 m', 'e');
  return figure.svg();
}

export const solarPanel: FigureSource = {
  name: 'solar-panel',
  caption: 'The solar panel from the side.',
  description:
    'A right triangle ABC with the right angle at B. AC, the slant panel, is 5.3 m; BC, the upright support on the right, is 2.8 m; AB lies along the roof. The angle at A is marked.',
  draw,
};
