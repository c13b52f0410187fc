import { add, dot, type Point, scale, subtract, unit } from './point.ts';

/**
 * The image by the mirror formula 1/v + 1/u = 1/f with the signs of the New Cartesian convention.
 * @returns the distance v in the unit of u and f; Infinity when the object is at the focus
 */
export function mirrorImage(u: number, f: number): number {
  const inverse = 1 / f - 1 / u;
  return Math.abs(inverse) < 1e-12 ? Number.POSITIVE_INFINITY : 1 / inverse;
}

/** The image by the lens formula 1/v - 1/u = 1/f, with the same signs. */
export function lensImage(u: number, f: number): number {
  const inverse = 1 / f + 1 / u;
  return Math.abs(inverse) < 1e-12 ? Number.POSITIVE_INFINITY : 1 / inverse;
}

/** The direction of a ray after a mirror; `normal` is at right angles to its surface, either way. */
export function reflect(direction: Point, normal: Point): Point {
  const [along, across] = [unit(direction), unit(normal)];
  return subtract(along, scale(across, 2 * dot(along, across)));
}

/**
 * The direction of a ray behind a surface, by Snell's law.
 * @param from refractive index on the side that the ray comes from; `to` on the other
 * @returns null when the ray is totally reflected
 */
export function refract(direction: Point, normal: Point, from: number, to: number): Point | null {
  const along = unit(direction);
  const facing = dot(along, normal) < 0 ? unit(normal) : scale(unit(normal), -1);
  const ratio = from / to;
  const cosine = -dot(along, facing);
  const under = 1 - ratio * ratio * (1 - cosine * cosine);
  if (under < 0) return null;
  return add(scale(along, ratio), scale(facing, ratio * cosine - Math.sqrt(under)));
}

/** As `refract`, for a ray that is known to come through. @throws when it is totally reflected */
export function refractThrough(direction: Point, normal: Point, from: number, to: number): Point {
  const behind = refract(direction, normal, from, to);
  if (!behind) throw new Error('the ray is totally reflected');
  return behind;
}
