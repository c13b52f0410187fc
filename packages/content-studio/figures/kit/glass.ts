import { claim } from './claims.ts';
import { refract } from './optics.ts';
import { add, cross, move, type Point, scale, subtract, towards } from './point.ts';

/** The way of a ray through a block of glass: in, out, and the directions before, inside and after. */
export type GlassPath = {
  entry: Point;
  exit: Point;
  /** Unit normals of the two faces. */
  entryNormal: Point;
  exitNormal: Point;
  inside: Point;
  after: Point;
};

/** Where a ray from `start` meets the side from `a` to `b`, or null. */
function hitSide(start: Point, direction: Point, a: Point, b: Point): number | null {
  const side = subtract(b, a);
  const turn = cross(direction, side);
  if (Math.abs(turn) < 1e-9) return null;
  const gap = subtract(a, start);
  const [along, onSide] = [cross(gap, side) / turn, cross(gap, direction) / turn];
  return along > 1e-6 && onSide >= 0 && onSide <= 1 ? along : null;
}

/** The first side of a polygon that a ray meets. */
function firstSide(corners: readonly Point[], start: Point, direction: Point) {
  const hits = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const along = hitSide(start, direction, a, b);
    const [x, y] = towards(a, b);
    return along === null ? [] : [{ along, normal: [-y, x] as Point }];
  });
  hits.sort((one, other) => one.along - other.along);
  return hits[0];
}

/**
 * Follows a ray through a block with flat sides in air, by Snell's law at both faces.
 * @throws when it misses the block or can't come out of the second face
 */
export function throughGlass(
  corners: readonly Point[],
  start: Point,
  direction: Point,
  index: number,
): GlassPath {
  const first = firstSide(corners, start, direction);
  claim(first !== undefined, 'the ray meets the glass');
  const entry = add(start, scale(direction, first.along));
  const inside = refract(direction, first.normal, 1, index);
  claim(inside !== null, 'the ray enters the glass');
  const second = firstSide(corners, move(entry, inside, 0.01), inside);
  claim(second !== undefined, 'the ray meets the second face');
  const exit = add(move(entry, inside, 0.01), scale(inside, second.along));
  const after = refract(inside, second.normal, index, 1);
  claim(after !== null, 'the ray leaves the glass');
  return { entry, exit, entryNormal: first.normal, exitNormal: second.normal, inside, after };
}
