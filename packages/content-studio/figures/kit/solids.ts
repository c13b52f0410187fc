import { claimNear } from './claims.ts';
import type { Figure } from './figure.ts';
import { add, type Point } from './point.ts';

/** Flattening of a horizontal circle seen from slightly above. */
const flatness = 0.26;

/** A part of a level circle around `centre`, seen from a little above; angles in degrees from the right, 180 to 360 is in front. */
function levelArc(
  figure: Figure,
  centre: Point,
  radius: number,
  from: number,
  to: number,
  look: string,
): void {
  const at = (degrees: number): Point => [
    centre[0] + radius * Math.cos((degrees * Math.PI) / 180),
    centre[1] - radius * flatness * Math.sin((degrees * Math.PI) / 180),
  ];
  figure.curve((t) => at(from + (to - from) * t), look);
}

/** A level circle with its far half dashed, as the base of a solid or the seam of two. */
export function drawSeam(figure: Figure, centre: Point, radius: number): void {
  levelArc(figure, centre, radius, 0, 180, 'soft dashed');
  levelArc(figure, centre, radius, 180, 360, '');
}

/** A level circle that is seen whole: an open rim or a lid. */
export function drawRim(figure: Figure, centre: Point, radius: number, look = 'tint'): void {
  levelArc(figure, centre, radius, 0, 360, look);
}

/**
 * The sides of a cylinder on the horizontal circle around `base`.
 * @returns the middle of its top
 */
export function drawCylinder(figure: Figure, base: Point, radius: number, height: number): Point {
  const top = add(base, [0, -height]);
  const sides = [-radius, radius].map((x): [Point, Point] => [add(base, [x, 0]), add(top, [x, 0])]);
  for (const side of sides) figure.line(side);
  claimNear((sides[1]?.[0][0] ?? 0) - (sides[0]?.[0][0] ?? 0), 2 * radius, 1e-9, 'the cylinder is 2r wide');
  return top;
}

/** The sides of a cone on the level circle around `base`; a negative height points downwards. @returns its tip */
export function drawCone(figure: Figure, base: Point, radius: number, height: number, look = ''): Point {
  const tip = add(base, [0, -height]);
  figure.line([add(base, [-radius, 0]), tip, add(base, [radius, 0])], look);
  return tip;
}

/** Half a sphere on or below the level circle around `centre`. */
export function drawHemisphere(
  figure: Figure,
  centre: Point,
  radius: number,
  side: 'above' | 'below',
  look = '',
): void {
  const [from, to] = side === 'above' ? [0, 180] : [180, 360];
  figure.arc(centre, radius, from, to, look);
}

/** A box with its front face from `corner` (lower left); the depth goes to the upper right. @returns its upper front left corner */
export function drawBox(figure: Figure, corner: Point, [width, height, depth]: readonly number[]): Point {
  const [w, h, d] = [width ?? 0, height ?? 0, depth ?? 0];
  const back: Point = [d * 0.45, -d * 0.35];
  const at = (x: number, y: number): Point => add(corner, [x, -y]);
  figure.rectangle(at(0, 0), at(w, h), 'tint');
  figure.polygon([at(0, h), add(at(0, h), back), add(at(w, h), back), at(w, h)], 'warm');
  figure.polygon([at(w, 0), add(at(w, 0), back), add(at(w, h), back), at(w, h)], 'glass');
  return at(0, h);
}
