import type { Figure } from './figure.ts';
import { move, type Point } from './point.ts';

/** The end of a ray that leaves the drawing, or goes `most` pixels if that is less. */
export function leave(start: Point, direction: Point, height: number, most = 400): Point {
  const [x, y] = direction;
  const size = Math.hypot(x, y);
  const reach = [most];
  if (x < 0) reach.push(((12 - start[0]) / x) * size);
  if (x > 0) reach.push(((348 - start[0]) / x) * size);
  if (y < 0) reach.push(((14 - start[1]) / y) * size);
  if (y > 0) reach.push(((height - 14 - start[1]) / y) * size);
  return move(start, direction, Math.min(...reach));
}

/** Dots with their letters on the axis. */
export function markPoints(figure: Figure, points: Record<string, Point>): void {
  for (const point of Object.values(points)) figure.dot(point);
  for (const [name, point] of Object.entries(points))
    figure.label(name, point, ['s', 'sw', 'se', 'nw', 'ne']);
}
