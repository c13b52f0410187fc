import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, angleBetween, meet, type Point, polar, rotate, scale, subtract } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const radius = 72;

function draw(): string {
  const figure = new Figure(240);
  const centre: Point = [140, 120];
  const [top, bottom]: [Point, Point] = [
    [centre[0], centre[1] - radius],
    [centre[0], centre[1] + radius],
  ];
  const touch = add(centre, scale(polar(22), radius));
  const beside = add(touch, rotate(polar(22), 90));
  const along = (point: Point): Point => add(point, [1, 0]);
  const a = meet(top, along(top), touch, beside);
  const b = meet(bottom, along(bottom), touch, beside);
  for (const [from, point] of [
    [a, top],
    [a, touch],
    [b, touch],
    [b, bottom],
  ] as const)
    claimTouches(centre, radius, from, point);
  claimNear(
    angleBetween(subtract(a, centre), subtract(b, centre)),
    90,
    1e-6,
    'the angle AOB is a right angle',
  );
  figure.circle(centre, radius, 'tint');
  for (const { 1: y } of [top, bottom])
    figure.line(
      [
        [30, y],
        [310, y],
      ],
      'pen',
    );
  figure.line([a, b], 'red').line([top, bottom], 'soft dashed').line([centre, touch]);
  figure.line([centre, a], 'green').line([centre, b], 'green');
  for (const point of [top, bottom, touch]) figure.dot(point, 'ink', 3);
  figure.dot(centre).dot(a, 'red', 3.5).dot(b, 'red', 3.5);
  figure.label('O', centre, ['w', 'sw'], { isOnShape: true });
  figure.label('P', top, 'n').label('Q', bottom, 's').label('C', touch, ['e', 'ne']);
  figure.label('A', a, ['n', 'ne']).label('B', b, ['s', 'se']);
  figure.label('*l*', [36, top[1]], 'n').label('*m*', [36, bottom[1]], 's');
  return figure.svg();
}

export const parallelTangents: FigureSource = {
  name: 'parallel-tangents',
  caption: 'A third tangent between the parallel tangents $l$ and $m$: the angle $AOB$ is a right angle.',
  description:
    'A circle with the centre O between two level lines, l above and m below, that touch it at P and Q. A red third line touches the circle at C on its right side and meets l at A and m at B. Green lines join O with A and with B; the radius OC and the dashed line PQ are drawn.',
  draw,
};
