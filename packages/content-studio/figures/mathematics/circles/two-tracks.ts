import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const metre = 2;

function draw(): string {
  const figure = new Figure(270);
  const centre: Point = [180, 130];
  const [left, right]: [Point, Point] = [
    [centre[0] - 60 * metre, centre[1] + 11 * metre],
    [centre[0] + 60 * metre, centre[1] + 11 * metre],
  ];
  const middle = between(left, right, 0.5);
  claimNear(distance(centre, left), 61 * metre, 1e-9, 'the path ends on the outer track');
  claimTouches(centre, 11 * metre, left, middle);
  figure.circle(centre, 61 * metre, 'leaf').circle(centre, 11 * metre, 'glass');
  figure
    .line([left, right], 'pen')
    .line([centre, middle])
    .line([centre, left], 'dashed')
    .dot(centre)
    .dot(middle, 'red', 3.5);
  figure
    .label('O', centre, ['n', 'ne'], { isOnShape: true })
    .label('A', left, ['w', 'sw'])
    .label('B', right, ['e', 'se']);
  figure
    .label('M', middle, ['s', 'se'], { isOnShape: true })
    .label('61 m', between(centre, left, 0.55), ['n', 'nw'], { isOnShape: true })
    .text('*OM* = 11 m', [centre[0] + 62, centre[1] + 44], { isOnShape: true });
  return figure.svg();
}

export const twoTracks: FigureSource = {
  name: 'two-tracks',
  caption: 'The two tracks and the path $AB$.',
  description:
    'Two concentric circles with the centre O. A chord AB of the outer circle touches the inner circle at M, below O. The radius OM is 11 m, the dashed radius OA is 61 m.',
  draw,
};
