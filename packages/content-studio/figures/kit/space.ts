import type { Point } from './point.ts';

/** A direction or a point in space: to the right, upwards and towards us. */
export type Solid = readonly [right: number, up: number, towardsUs: number];

/** At right angles to both, by the right-hand rule; the force on a current is current × field. */
export const crossProduct = (a: Solid, b: Solid): Solid => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const isSameDirection = (a: Solid, b: Solid) =>
  Math.hypot(...crossProduct(a, b)) < 1e-9 && a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0;

export const distanceInSpace = (a: Solid, b: Solid) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The oblique projection of a direction: towards us is down to the left. */
export const obliquely = ([right, up, towardsUs]: Solid, size: number): Point => [
  size * (right - 0.62 * towardsUs),
  size * (-up + 0.5 * towardsUs),
];
