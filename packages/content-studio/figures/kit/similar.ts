import { claimNear } from './claims.ts';
import { angleBetween, distance, distanceToLine, type Point, subtract } from './point.ts';

export type Corners = readonly [a: Point, b: Point, c: Point];

/** A triangle with a horizontal side `bc` and its corner B at `b`; A is above. The sides are in pixels. */
export function triangleBySides(b: Point, ab: number, bc: number, ca: number): Corners {
  const along = (ab ** 2 + bc ** 2 - ca ** 2) / (2 * bc);
  const c: Point = [b[0] + bc, b[1]];
  const a: Point = [b[0] + along, b[1] - Math.sqrt(ab ** 2 - along ** 2)];
  claimNear(distance(a, b), ab, 1e-6, 'AB is as long as it should be');
  claimNear(distance(a, c), ca, 1e-6, 'CA is as long as it should be');
  return [a, b, c];
}

/** The angle at a corner of a triangle, in degrees. */
export const angleAt = (corner: Point, one: Point, other: Point): number =>
  angleBetween(subtract(one, corner), subtract(other, corner));

/** The sides of `first` are `ratio` times those of `second`, and the angles of both are equal, corner by corner. */
export function claimSimilar(first: Corners, second: Corners, ratio: number): void {
  for (const [one, other, third] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    const sides = distance(first[one], first[other]) / distance(second[one], second[other]);
    claimNear(sides, ratio, 1e-6, 'the sides are in one ratio');
    claimNear(
      angleAt(first[one], first[other], first[third]),
      angleAt(second[one], second[other], second[third]),
      1e-6,
      'the angles are equal',
    );
  }
}

/** The area of a triangle: half of a side times the distance of the third corner from it. */
export const areaOf = ([a, b, c]: Corners): number => (distance(b, c) * distanceToLine(a, b, c)) / 2;

/** The line through a and b is parallel to the one through c and d. */
export function claimParallel([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): void {
  claimNear(distanceToLine(a, c, d), distanceToLine(b, c, d), 1e-6, 'the lines are parallel');
}
