import { mindmapGapX, mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import type { Idea } from './idea-tree.ts';

/** The top left corner of a box, in units of the canvas. */
export type Box = { id: string; x: number; y: number; depth: number };
export type Line = { id: string; source: string; target: string };
export type Drawing = { boxes: Box[]; lines: Line[]; width: number; height: number };

/**
 * The boxes of a tree and the lines between them. With `fromRoot`, the root stays at 0, 0 as the map grows.
 */
export function drawMap(root: Idea, { fromRoot = false } = {}): Drawing {
  const { nodes, edges } = layOutMindmap(root);
  const shiftY = fromRoot ? (nodes[0]?.y ?? 0) : 0;
  const boxes = nodes.map(({ id, x, y }) => ({
    id,
    x,
    y: y - shiftY,
    depth: Math.round(x / (mindmapNodeWidth + mindmapGapX)),
  }));
  const farthest = (axis: 'x' | 'y') => nodes.reduce((most, node) => Math.max(most, node[axis]), 0);
  return {
    boxes,
    lines: edges,
    width: farthest('x') + mindmapNodeWidth,
    height: farthest('y') + mindmapNodeHeight,
  };
}

/** The line from the right side of a box to the left side of another, as an SVG path. */
export function strokeBetween(from: Pick<Box, 'x' | 'y'>, to: Pick<Box, 'x' | 'y'>): string {
  const start = { x: from.x + mindmapNodeWidth, y: from.y + mindmapNodeHeight / 2 };
  const end = { x: to.x, y: to.y + mindmapNodeHeight / 2 };
  const middle = (start.x + end.x) / 2;
  return `M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
}
