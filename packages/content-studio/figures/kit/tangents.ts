import { claimNear } from './claims.ts';
import {
  add,
  angleBetween,
  degrees,
  distance,
  distanceToLine,
  type Point,
  rotate,
  scale,
  subtract,
  towards,
} from './point.ts';

/** Where the two tangents from a point outside touch a circle; the first is the one to the left, seen from the point. */
export function touchingPoints(centre: Point, radius: number, from: Point): [Point, Point] {
  const apart = distance(centre, from);
  if (apart <= radius) throw new Error('no tangent comes from inside a circle');
  const turn = degrees(Math.acos(radius / apart));
  const towardsPoint = scale(towards(centre, from), radius);
  const points: [Point, Point] = [
    add(centre, rotate(towardsPoint, -turn)),
    add(centre, rotate(towardsPoint, turn)),
  ];
  for (const point of points) claimTouches(centre, radius, from, point);
  claimNear(distance(from, points[0]), distance(from, points[1]), 1e-6, 'both tangents are equally long');
  return points;
}

/**
 * The line from a point to its point of contact is a tangent: the contact's distance from the centre is the
 * radius, at a right angle.
 */
export function claimTouches(centre: Point, radius: number, from: Point, touch: Point): void {
  claimNear(distanceToLine(centre, from, touch), radius, 1e-6, 'the line touches the circle');
  const angle = angleBetween(subtract(centre, touch), subtract(from, touch));
  claimNear(angle, 90, 1e-4, 'tangent and radius make a right angle');
}
