import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import {
  add,
  angleBetween,
  degrees,
  meet,
  move,
  type Point,
  polar,
  radians,
  scale,
} from '#figures/kit/point.ts';

const index = 1.5;
const prismAngle = 60;

function draw(): string {
  const figure = new Figure(280);
  const apex: Point = [180, 30];
  const side = 180;
  const left = add(apex, scale(polar(-90 - prismAngle / 2), side));
  const right = add(apex, scale(polar(-90 + prismAngle / 2), side));
  figure.polygon([apex, right, left], 'glass');
  const direction = polar(20);
  const start: Point = [24, 158];
  const { entry, exit, entryNormal, exitNormal, inside, after } = throughGlass(
    [apex, right, left],
    start,
    direction,
    index,
  );
  const deviation = angleBetween(direction, after);
  const [i, e] = [angleBetween(direction, scale(entryNormal, -1)), angleBetween(after, exitNormal)];
  const [first, second] = [Math.min(i, 180 - i), Math.min(e, 180 - e)];
  claimNear(deviation, first + second - prismAngle, 1e-6, 'the deviation is i + e - A');
  const r = degrees(Math.asin(Math.sin(radians(first)) / index));
  claimNear(
    Math.min(angleBetween(inside, entryNormal), 180 - angleBetween(inside, entryNormal)),
    r,
    1e-6,
    "Snell's law",
  );
  claim(after[1] > 0, 'the emergent ray leans towards the base');
  figure
    .ray([start, entry])
    .ray([entry, exit])
    .ray([exit, move(exit, after, 96)], 'pen', 0.6);
  const onward = move(entry, direction, 150);
  figure.line([entry, onward], 'pen dashed thin');
  const cross = meet(entry, onward, exit, move(exit, after, 10));
  figure.line([exit, cross], 'pen dashed thin');
  for (const [point, normal] of [
    [entry, entryNormal],
    [exit, exitNormal],
  ] as const)
    figure.line([move(point, normal, -44), move(point, normal, 44)], 'soft thin dashed');
  figure.angle(apex, left, right, 26).text('A', add(apex, [0, 40]), { isOnShape: true, letter: 'P' });
  figure
    .angle(cross, onward, move(cross, after, 10), 20, 'red')
    .text('D', move(cross, polar(1), 34), { colour: 'red', letter: 'Q' });
  const outside = (point: Point, normal: Point, sign: number) => move(point, normal, sign * 30);
  const entrySign = normalSign(entryNormal, -1);
  const exitSign = normalSign(exitNormal, 1);
  figure.angle(entry, start, outside(entry, entryNormal, entrySign), 28, 'thin');
  figure.angle(exit, move(exit, after, 10), outside(exit, exitNormal, exitSign), 28, 'thin');
  figure.text('incident ray', [54, 202]);
  figure.text('emergent ray', [308, 208]);
  figure
    .text('*i*', move(entry, polar(185), 40), { letter: 'R' })
    .text('*e*', move(exit, polar(-3), 41), { letter: 'S' });
  return figure.svg();
}

/** Which direction along a normal leads to the left (-1) or the right (1). */
const normalSign = (normal: Point, side: -1 | 1) => (Math.sign(normal[0]) === side ? 1 : -1);

export const prismDeviation: FigureSource = {
  name: 'prism-deviation',
  caption: 'Refraction through a prism: A is the angle of the prism, D the angle of deviation.',
  description:
    'A ray enters the left face of a triangular prism and bends towards the normal, leaves the right face and bends away from it, both times towards the base. D is the angle between the incident ray drawn on, dashed, and the emergent ray.',
  draw,
};
