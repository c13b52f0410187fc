import { claim, claimNear } from './claims.ts';
import type { Point } from './point.ts';

/** The line ax + by = c. */
export type StraightLine = { a: number; b: number; c: number };
type Range = readonly [from: number, to: number];

/** The two points in which a line leaves a rectangle. @throws when it has no part in it */
export function endsInside({ a, b, c }: StraightLine, x: Range, y: Range): [Point, Point] {
  const onSides = b === 0 ? [] : x.map((value): Point => [value, (c - a * value) / b]);
  const onFloors = a === 0 ? [] : y.map((value): Point => [(c - b * value) / a, value]);
  const isInside = ([p, q]: Point) =>
    p >= x[0] - 1e-9 && p <= x[1] + 1e-9 && q >= y[0] - 1e-9 && q <= y[1] + 1e-9;
  const found = [...onSides, ...onFloors].filter(isInside);
  const [first] = found;
  const last = found.find((point) => first && Math.hypot(point[0] - first[0], point[1] - first[1]) > 1e-6);
  claim(first !== undefined && last !== undefined, 'the line passes through the rectangle');
  for (const point of [first, last])
    claimNear(a * point[0] + b * point[1], c, 1e-9, 'the end fulfils the equation');
  return [first, last];
}

/**
 * The intersection of two lines.
 * @throws when they are parallel
 */
export function solutionOf(one: StraightLine, other: StraightLine): Point {
  const turn = one.a * other.b - other.a * one.b;
  claim(Math.abs(turn) > 1e-9, 'the lines are not parallel');
  return [(one.c * other.b - other.c * one.b) / turn, (one.a * other.c - other.a * one.c) / turn];
}
