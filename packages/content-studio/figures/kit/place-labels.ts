import { type Box, boxAround, lengthInside, overlapOf } from './box.ts';
import { labelWidth } from './label-text.ts';
import { add, type Point } from './point.ts';

export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
/** A label that is still to be placed beside a point. */
export type Wish = { text: string; point: Point; prefer: Direction[]; gap: number; size: number };
/** Everything already drawn: lines as pieces, dots and letters as boxes, and the frame. */
export type Drawn = { pieces: readonly (readonly [Point, Point])[]; boxes: readonly Box[]; frame: Box };

const directions: Record<Direction, Point> = {
  n: [0, -1],
  ne: [0.75, -0.75],
  e: [1, 0],
  se: [0.75, 0.75],
  s: [0, 1],
  sw: [-0.75, 0.75],
  w: [-1, 0],
  nw: [-0.75, -0.75],
};
const everywhere = Object.keys(directions) as Direction[];
const stepsAway = [0, 5, 10, 16];

/** The room of a label; raised and lowered letters need more of it. */
export const labelBox = (text: string, centre: Point, size: number): Box =>
  boxAround(centre, labelWidth(text, size), size * (/[_^]/.test(text) ? 1.25 : 0.95));

/**
 * How much of the drawing a label at this position would cover; above `tolerated` the label is unreadable.
 */
export function coverOf(box: Box, drawn: Drawn): number {
  const { frame } = drawn;
  const isOutside =
    box.x < frame.x ||
    box.y < frame.y ||
    box.x + box.width > frame.x + frame.width ||
    box.y + box.height > frame.y + frame.height;
  const letters = drawn.boxes.reduce((sum, other) => sum + overlapOf(box, other), 0);
  const lines = drawn.pieces.reduce((sum, [start, end]) => sum + lengthInside(box, start, end), 0);
  return (isOutside ? 1e5 : 0) + letters * 4 + lines * 3;
}
export const tolerated = 6;

/**
 * Places a label: of the eight directions, nearest first, the one where it covers least; preferred directions
 * win a tie. If the returned `cover` is above `tolerated`, the label does not fit.
 */
export function placeLabel(wish: Wish, drawn: Drawn): { box: Box; cover: number } {
  const size = labelBox(wish.text, [0, 0], wish.size);
  const places = [...new Set([...wish.prefer, ...everywhere])].flatMap((direction, rank) =>
    stepsAway.map((step) => {
      const [x, y] = directions[direction];
      const [besideX, besideY] = [x === 0 ? 0 : Math.sign(x) * (size.width / 2), y * (size.height / 2)];
      const away = wish.gap + step;
      const box = boxAround(
        add(wish.point, [x * away + besideX, y * away + besideY]),
        size.width,
        size.height,
      );
      const cover = coverOf(box, drawn);
      const rankCost = rank < wish.prefer.length ? rank * 3 : 16 + rank;
      return { box, cover, cost: cover * 3 + rankCost + step * 0.9 };
    }),
  );
  const [first, ...others] = places;
  if (!first) throw new Error('no place to look at');
  return others.reduce((least, place) => (place.cost < least.cost ? place : least), first);
}
