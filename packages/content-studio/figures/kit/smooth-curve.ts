import { add, normalOf, type Point, scale, subtract, unit } from './point.ts';

/** The Catmull-Rom curve from b to c; a and d are the points before and behind. */
function onSegment(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const of = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [of(0), of(1)];
}

/** Points of a smooth line that passes through all the given points; back to the first one when `isClosed`. */
export function smoothThrough(points: readonly Point[], isClosed = false, steps = 6): Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const point = points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))];
    if (!point) throw new Error('a smooth line needs points');
    return point;
  };
  const parts = isClosed ? count : count - 1;
  const made = Array.from({ length: parts * steps }, (_, index) => {
    const first = Math.floor(index / steps);
    return onSegment(at(first - 1), at(first), at(first + 1), at(first + 2), (index % steps) / steps);
  });
  return isClosed ? made : [...made, at(count - 1)];
}

/** The points mirrored at the vertical line at `x`. */
export const mirrored = (points: readonly Point[], x: number): Point[] =>
  points.map(([ownX, y]) => [2 * x - ownX, y]);

/** The outline of a symmetric shape about the vertical line at `x`, from its left half. */
export const bothSides = (leftHalf: readonly Point[], x: number): Point[] => [
  ...leftHalf,
  ...mirrored(leftHalf, x)
    .reverse()
    .filter(([ownX]) => Math.abs(ownX - x) > 1e-6),
];

/** The outline of a tube of this width along a line. */
export function tubeAlong(line: readonly Point[], width: number): Point[] {
  const side = (sign: 1 | -1) =>
    line.map((point, index) => {
      const [before, behind] = [line[index - 1] ?? point, line[index + 1] ?? point];
      return add(point, scale(normalOf(unit(subtract(behind, before))), (sign * width) / 2));
    });
  return [...side(1), ...side(-1).reverse()];
}

/** The area inside a closed outline, in square pixels. */
export const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Points around an ellipse. */
export const ellipse = ([x, y]: Point, across: number, up: number, steps = 28): Point[] =>
  Array.from({ length: steps }, (_, index): Point => {
    const turn = (2 * Math.PI * index) / steps;
    return [x + across * Math.cos(turn), y + up * Math.sin(turn)];
  });
