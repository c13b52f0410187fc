/** A point or a vector in pixels of the drawing: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];
export const lengthOf = (a: Point) => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** The vector of length 1 in the direction of `a`, which must not be zero. */
export const unit = (a: Point): Point => scale(a, 1 / lengthOf(a));
/** The direction from `a` to `b`, of length 1. */
export const towards = (a: Point, b: Point): Point => unit(subtract(b, a));
/** A quarter turn clockwise as seen on the page. */
export const normalOf = (a: Point): Point => [-a[1], a[0]];
/** The point at a fraction of the way from `a` to `b`: 0 is `a`, 1 is `b`. */
export const between = (a: Point, b: Point, fraction: number): Point =>
  add(a, scale(subtract(b, a), fraction));
/** The point `pixels` away from `start` in a direction. */
export const move = (start: Point, direction: Point, pixels: number): Point =>
  add(start, scale(unit(direction), pixels));

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;
/** Length 1 at an angle in degrees, counted anticlockwise from the right as in a textbook. */
export const polar = (angleInDegrees: number): Point => [
  Math.cos(radians(angleInDegrees)),
  -Math.sin(radians(angleInDegrees)),
];
/** Turns a vector anticlockwise as seen on the page, by degrees. */
export function rotate(a: Point, angleInDegrees: number): Point {
  const [cos, sin] = [Math.cos(radians(angleInDegrees)), Math.sin(radians(angleInDegrees))];
  return [a[0] * cos + a[1] * sin, a[1] * cos - a[0] * sin];
}
/** The angle between two directions in degrees, 0 to 180. */
export const angleBetween = (a: Point, b: Point) =>
  degrees(Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))));

/** Where the straight lines through a, b and through c, d meet. @throws when they are parallel */
export function meet(a: Point, b: Point, c: Point, d: Point): Point {
  const [r, s] = [subtract(b, a), subtract(d, c)];
  const turn = cross(r, s);
  if (Math.abs(turn) < 1e-9) throw new Error('the lines are parallel');
  return add(a, scale(r, cross(subtract(c, a), s) / turn));
}

/** The distance of a point from the straight line through a and b. */
export const distanceToLine = (point: Point, a: Point, b: Point) =>
  Math.abs(cross(towards(a, b), subtract(point, a)));
