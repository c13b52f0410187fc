import type { Idea } from './map-tree.ts';

/** Font size in CSS pixels at full size. */
const fontPx = 14;
const lineHeightPx = 17.5;
/** Estimated width per letter, rounded up, so that lines are too short rather than too long. */
const letterPx = { plain: 7, bold: 7.6 };
const paddingPx = { x: 19, y: 11 };
const minBoxPx = 32;
const gap = { x: 28, y: 7 };
const marginPx = 12;
const boxWidths = [112, 128, 144, 160, 176, 192];
/** Smallest legible font size. */
const legiblePx = 11;

export type MapSize = { width: number; height: number };
export type MapBox = MapSize & { id: string; text: string; depth: number; x: number; y: number };
export type MapLayout = MapSize & {
  boxes: MapBox[];
  /** Connections between boxes. */
  strokes: { from: MapBox; to: MapBox }[];
  /** Scale at which the whole map fits the room; at most 1. */
  scale: number;
  /** Whether the root is between branches; else at the left of all. */
  isTwoSided: boolean;
  /** Whether text is legible when the whole map is visible. */
  isLegible: boolean;
};

function linesOf(text: string, lettersInLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + 1 + length > lettersInLine) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + length;
    while (used > lettersInLine) {
      lines += 1;
      used -= lettersInLine;
    }
  }
  return lines;
}

type Measured = { idea: Idea; depth: number; own: number; total: number; children: Measured[] };

const stacked = (parts: readonly Measured[]): number =>
  parts.reduce((sum, { total }) => sum + total, 0) + gap.y * Math.max(0, parts.length - 1);

function measured(idea: Idea, depth: number, boxWidth: number): Measured {
  const letters = Math.floor((boxWidth - paddingPx.x) / (depth < 2 ? letterPx.bold : letterPx.plain));
  const own = Math.max(minBoxPx, Math.ceil(linesOf(idea.text, letters) * lineHeightPx) + paddingPx.y);
  const children = idea.children.map((child) => measured(child, depth + 1, boxWidth));
  return { idea, depth, own, children, total: Math.max(own, stacked(children)) };
}

const depthOf = ({ depth, children }: Measured): number => Math.max(depth, ...children.map(depthOf));

/** How many branches go to the right, for similar heights on both sides. */
function rightCount(branches: readonly Measured[]): number {
  const tallest = (count: number) =>
    Math.max(stacked(branches.slice(0, count)), stacked(branches.slice(count)));
  return branches
    .map((_, at) => at + 1)
    .reduce((best, count) => (tallest(count) < tallest(best) ? count : best), 1);
}

function place(root: Measured, boxWidth: number, right: readonly Measured[], left: readonly Measured[]) {
  const boxes: MapBox[] = [];
  const strokes: MapLayout['strokes'] = [];
  const step = boxWidth + gap.x;
  const leftColumns = Math.max(0, ...left.map(depthOf));
  const columns = 1 + leftColumns + Math.max(0, ...right.map(depthOf));
  const height = Math.max(root.own, stacked(right), stacked(left)) + 2 * marginPx;
  const add = ({ idea: { id, text }, depth, own }: Measured, column: number, middle: number) => {
    const box = {
      id,
      text,
      depth,
      x: marginPx + (leftColumns + column) * step,
      y: middle - own / 2,
      width: boxWidth,
      height: own,
    };
    boxes.push(box);
    return box;
  };
  const addBranches = (parts: readonly Measured[], from: MapBox, middle: number, side: 1 | -1) => {
    let top = middle - stacked(parts) / 2;
    for (const part of parts) {
      const at = top + part.total / 2;
      const to = add(part, side * part.depth, at);
      strokes.push({ from, to });
      addBranches(part.children, to, at, side);
      top += part.total + gap.y;
    }
  };
  const rootBox = add(root, 0, height / 2);
  addBranches(right, rootBox, height / 2, 1);
  addBranches(left, rootBox, height / 2, -1);
  const width = columns * step - gap.x + 2 * marginPx;
  return { boxes, strokes, width, height, isTwoSided: leftColumns > 0 };
}

/**
 * Lays out a map for a room: the root at the left or in the middle, with box widths that give the largest
 * text when the whole map is visible.
 */
export function layOutMap(tree: Idea, room: MapSize): MapLayout {
  const layouts = boxWidths.flatMap((boxWidth) => {
    const root = measured(tree, 0, boxWidth);
    const { children } = root;
    const half = rightCount(children);
    const found = [place(root, boxWidth, children, [])];
    if (children.length > 1) found.push(place(root, boxWidth, children.slice(0, half), children.slice(half)));
    return found.map((layout) => {
      const scale = Math.min(1, room.width / layout.width, room.height / layout.height);
      return { ...layout, scale, isLegible: scale * fontPx >= legiblePx };
    });
  });
  return layouts.reduce((best, layout) => (layout.scale >= best.scale ? layout : best));
}
