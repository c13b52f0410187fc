/** Lengths are px at the default font size; drawn in rem, they scale with the names. */
export const inRem = (px: number): string => `${px / 16}rem`;

/** Centre of the first node; its bubble is above it. */
export const firstNodeY = 84;
const footPx = 72;

export type RoadPoint = { x: number; y: number };

/** How far the road swings from its centre, by width: 64 at 320 px, 90 at 360, at most 140. */
export function amplitudePx(widthPx: number): number {
  return Math.max(48, Math.min(140, Math.round(64 + (widthPx - 320) * 0.65)));
}

/** Side of the node at this index: centre, right, centre, left, and so on. */
export function sideOf(index: number): -1 | 0 | 1 {
  return ([0, 1, 0, -1] as const)[index % 4] ?? 0;
}

/**
 * Below this width, long words such as Development don't fit beside a winding road, so it runs straight along
 * the left edge.
 */
const straightBelowPx = 320;
const straightX = 44;

/** Whether the road swings from side to side. */
export const isWinding = (widthPx: number): boolean => widthPx >= straightBelowPx;

/** Vertical distance between nodes in px; names beside a straight road have more lines. */
const pitchPx = (widthPx: number): number => (isWinding(widthPx) ? 110 : 170);

/** Centre of a node. */
export function nodePoint(index: number, widthPx: number): RoadPoint {
  const x = isWinding(widthPx) ? widthPx / 2 + sideOf(index) * amplitudePx(widthPx) : straightX;
  return { x, y: firstNodeY + index * pitchPx(widthPx) };
}

/** Height of a road with this many nodes. */
export function roadHeight(nodeCount: number, widthPx: number): number {
  return firstNodeY + Math.max(0, nodeCount - 1) * pitchPx(widthPx) + footPx;
}

/** SVG path from one node down to the next. */
export function segmentPath(from: RoadPoint, to: RoadPoint): string {
  const bend = (to.y - from.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}
