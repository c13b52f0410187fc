import type { Figure } from './figure.ts';
import { add, normalOf, type Point, scale, subtract, unit } from './point.ts';
import { smoothThrough } from './smooth-curve.ts';
import type { Look } from './style-sheet.ts';

/**
 * Points written as text, such as '10 20, 30 45', so that the outline of an organ stays readable.
 * @throws when a pair is not two numbers
 */
export function pointsOf(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x, y, ...more] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x + y))
      throw new Error(`"${pair}" is not a point`);
    return [x, y];
  });
}

/** A smooth curve through all of these points; a closed one ends at its start. */
export function smooth(points: readonly Point[], isClosed = false, steps = 5): Point[] {
  const curve = smoothThrough(points, isClosed, steps);
  return isClosed ? [...curve, ...points.slice(0, 1)] : curve;
}

/** A closed, rounded shape through the points of a text: the outline of an organ or a cell. */
export function drawOrgan(figure: Figure, outline: string, look: Look): void {
  figure.polygon(smooth(pointsOf(outline), true).slice(0, -1), look);
}

/**
 * A rounded shape that continues beyond the drawing: it has no line from its last point to its first, where
 * it is cut.
 */
export function drawCutOrgan(figure: Figure, outline: string, fill: Look, wall: Look = ''): void {
  const points = smooth(pointsOf(outline));
  figure.polygon(points, `bare ${fill}`).line(points, wall);
}

/**
 * A tube along a smooth curve through the points: a vessel, a duct, a part of the gut.
 * @param width in pixels; two numbers for a tube that widens or narrows
 * @param fill fill of the inside, which also covers what is below the tube
 * @param wall the style of both walls; without one the tube is an opening in what is already drawn
 */
export function drawTube(
  figure: Figure,
  points: readonly Point[],
  width: number | readonly [from: number, to: number],
  fill: Look,
  wall?: Look,
): void {
  const middle = smooth(points);
  const [from, to] = typeof width === 'number' ? [width, width] : width;
  const side = (sign: 1 | -1) =>
    middle.map((point, index) => {
      const along = subtract(middle[index + 1] ?? point, middle[index - 1] ?? point);
      const half = (from + ((to - from) * index) / (middle.length - 1)) / 2;
      return add(point, scale(normalOf(unit(along)), sign * half));
    });
  const [left, right] = [side(-1), side(1)];
  figure.polygon([...left, ...[...right].reverse()], `bare ${fill}`);
  if (wall !== undefined) figure.line(left, wall).line(right, wall);
}
