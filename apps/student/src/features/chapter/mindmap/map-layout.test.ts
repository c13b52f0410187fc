import { expect, test } from 'vitest';
import { layOutMap, type MapBox } from './map-layout.ts';
import type { Idea } from './map-tree.ts';

const idea = (id: string, children: Idea[] = []): Idea => ({
  id,
  text: `What one has to know about ${id}`,
  children,
});
/** Six branches of four ideas: as large as maps of the starter library. */
const tree = idea(
  'root',
  [1, 2, 3, 4, 5, 6].map((branch) =>
    idea(
      `b${branch}`,
      [1, 2, 3, 4].map((leaf) => idea(`b${branch}-${leaf}`)),
    ),
  ),
);
const desk = { width: 1050, height: 560 };
const phone = { width: 328, height: 520 };

const overlaps = (one: MapBox, other: MapBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each([desk, phone, { width: 720, height: 800 }, { width: 592, height: 560 }])(
  'a mind map in a room of $width by $height has every box inside, and no two boxes overlap',
  (room) => {
    const { boxes, strokes, width, height, scale } = layOutMap(tree, room);
    expect(boxes).toHaveLength(31);
    expect(strokes).toHaveLength(30);
    expect(width * scale).toBeLessThanOrEqual(room.width + 0.01);
    expect(height * scale).toBeLessThanOrEqual(room.height + 0.01);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(boxes.filter((other) => other !== box && overlaps(box, other))).toEqual([]);
    }
  },
);

test('a mind map is shown whole and legibly on a desktop, with branches on both sides of the root', () => {
  const { boxes, isLegible } = layOutMap(tree, desk);
  expect(isLegible).toBe(true);
  const [root] = boxes;
  const sides = new Set(boxes.slice(1).map(({ x }) => Math.sign(x - (root?.x ?? 0))));
  expect(sides).toEqual(new Set([1, -1]));
});

test('a mind map is legible on a phone if it is small, but not if it is large', () => {
  expect(layOutMap(tree, phone).isLegible).toBe(false);
  expect(layOutMap(idea('root', [idea('a'), idea('b')]), phone)).toMatchObject({ scale: 1, isLegible: true });
});

test('a mind map has a box even for a single idea and for a word longer than a line', () => {
  expect(layOutMap(idea('root'), desk).boxes).toHaveLength(1);
  const long = { id: 'root', text: 'a'.repeat(80), children: [] };
  expect(layOutMap(long, phone).boxes[0]?.height).toBeGreaterThan(50);
});
