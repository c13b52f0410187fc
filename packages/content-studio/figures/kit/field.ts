import { add, distance, type Point, scale, subtract, unit } from './point.ts';

/** A magnetic field in the plane of the drawing; only its direction and the ratio of its sizes matter. */
export type Field = (point: Point) => Point;

/** The field outside a bar magnet as that of two poles: away from north, towards south. */
export function fieldOfPoles(poles: readonly { at: Point; strength: number }[]): Field {
  return (point) =>
    poles.reduce<Point>(
      (sum, { at, strength }) => {
        const gap = subtract(point, at);
        const size = Math.max(1, distance(point, at));
        return add(sum, scale(gap, strength / size ** 3));
      },
      [0, 0],
    );
}

const pieces = 36;

/**
 * The field of circular loops, by the law of Biot and Savart. Each loop is perpendicular to the drawing with
 * its centre in the plane, and cuts the plane above and below its centre.
 * @param sense 1 when the current comes out of the page above and goes into it below (the field inside points
 * right)
 */
export function fieldOfLoops(centres: readonly Point[], radius: number, sense: 1 | -1): Field {
  const turns = Array.from({ length: pieces }, (_, index) => ((index + 0.5) / pieces) * 2 * Math.PI);
  return (point) => {
    let [fieldX, fieldY] = [0, 0];
    for (const [x, y] of centres) {
      for (const turn of turns) {
        const [up, out] = [Math.cos(turn), Math.sin(turn)];
        // From the piece of wire to the point, with y upwards and z out of the page.
        const [rx, ry, rz] = [point[0] - x, y - point[1] - radius * up, -radius * out];
        const [dy, dz] = [-sense * out, sense * up];
        const size = (rx * rx + ry * ry + rz * rz) ** 1.5;
        fieldX += (dy * rz - dz * ry) / size;
        fieldY -= (dz * rx) / size;
      }
    }
    return [fieldX, fieldY];
  };
}

/**
 * Follows a field line by steps of `step` pixels (fourth order of Runge and Kutta).
 * @param isDone ends the line; it is asked before each step
 */
export function fieldLine(
  field: Field,
  start: Point,
  isDone: (point: Point, steps: number) => boolean,
  step = 2,
): Point[] {
  const points = [start];
  const slope = (point: Point) => scale(unit(field(point)), step);
  for (let steps = 0; steps < 3000; steps++) {
    const at = points.at(-1) ?? start;
    if (isDone(at, steps)) break;
    const first = slope(at);
    const second = slope(add(at, scale(first, 0.5)));
    const third = slope(add(at, scale(second, 0.5)));
    const fourth = slope(add(at, third));
    const sum = add(add(first, scale(second, 2)), add(scale(third, 2), fourth));
    points.push(add(at, scale(sum, 1 / 6)));
  }
  return points;
}

/** Every n-th point of a line, and the last, so that the drawing stays small. */
export const thinOut = (points: readonly Point[], every: number): Point[] =>
  points.filter((_, index) => index % every === 0 || index === points.length - 1);
