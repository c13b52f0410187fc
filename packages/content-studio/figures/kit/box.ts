import { lengthOf, type Point, subtract } from './point.ts';

/** An axis-parallel rectangle: upper left corner, width and height in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

export const boxAround = (centre: Point, width: number, height: number): Box => ({
  x: centre[0] - width / 2,
  y: centre[1] - height / 2,
  width,
  height,
});

/** The area that two boxes share, in square pixels. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The length of the line from `start` to `end` inside the box (Liang and Barsky's clipping). */
export function lengthInside(box: Box, start: Point, end: Point): number {
  const [dx, dy] = subtract(end, start);
  const sides: [slope: number, room: number][] = [
    [-dx, start[0] - box.x],
    [dx, box.x + box.width - start[0]],
    [-dy, start[1] - box.y],
    [dy, box.y + box.height - start[1]],
  ];
  let [first, last] = [0, 1];
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return 0;
    } else if (slope < 0) first = Math.max(first, room / slope);
    else last = Math.min(last, room / slope);
  }
  return last > first ? (last - first) * lengthOf([dx, dy]) : 0;
}

/** The smallest box that holds both. */
export function joinBoxes(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
