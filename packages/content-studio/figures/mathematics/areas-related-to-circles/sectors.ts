import { claimNear } from '#figures/kit/claims.ts';
import { add, cross, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

/** The points of an arc, from one angle to another, in degrees anticlockwise from the right. */
export const rim = (centre: Point, radius: number, from: number, to: number, steps = 48): Point[] =>
  sample((t): Point => add(centre, scale(polar(from + (to - from) * t), radius)), steps);

/** The area inside a closed line, in square pixels. */
export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, point, at) => sum + cross(points.at(at - 1) ?? point, point), 0);
  return Math.abs(twice) / 2;
}

/** A drawn sector has the area that the text gives, which has a rounded pi: within a thousandth. */
export function claimSector(
  radius: number,
  [from, to]: readonly [number, number],
  pixelsAUnit: number,
  area: number,
): void {
  const centre: Point = [0, 0];
  const drawn = areaOf([centre, ...rim(centre, radius, from, to, 4000)]) / pixelsAUnit ** 2;
  claimNear(drawn, area, area / 1000, 'the area of the sector');
}

/** The same for a segment: the chord and its arc. Small differences of large numbers get two hundredths. */
export function claimSegment(
  radius: number,
  [from, to]: readonly [number, number],
  pixelsAUnit: number,
  area: number,
): void {
  const drawn = areaOf(rim([0, 0], radius, from, to, 4000)) / pixelsAUnit ** 2;
  claimNear(drawn, area, area / 50, 'the area of the segment');
}
