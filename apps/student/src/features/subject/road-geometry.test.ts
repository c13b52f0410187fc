import { describe, expect, test } from 'vitest';
import { amplitudePx, isWinding, nodePoint, roadHeight, segmentPath } from './road-geometry.ts';

describe('the road', () => {
  test('the road swings over 180, 270, 180, 90 on a screen of 360 px and repeats', () => {
    expect([0, 1, 2, 3, 4].map((index) => nodePoint(index, 360).x)).toEqual([180, 270, 180, 90, 180]);
  });

  test('the road swings 64 at 320 px and stays within a desktop road', () => {
    expect(amplitudePx(320)).toBe(64);
    expect(amplitudePx(560)).toBe(140);
  });

  test('the road descends 110 px per chapter and ends below its last node', () => {
    expect(nodePoint(1, 360).y - nodePoint(0, 360).y).toBe(110);
    expect(roadHeight(3, 360)).toBeGreaterThan(nodePoint(2, 360).y + 36);
  });

  test('the road runs straight with room for six lines of a name where large text leaves no room to swing', () => {
    expect([0, 1, 2].map((index) => nodePoint(index, 180))).toEqual([
      { x: 44, y: 84 },
      { x: 44, y: 254 },
      { x: 44, y: 424 },
    ]);
    expect(roadHeight(3, 180)).toBeGreaterThan(nodePoint(2, 180).y + 36);
  });

  test('the road winds on a screen of 320 px, and runs straight where large text leaves a screen of 360 px as wide as 288', () => {
    expect(isWinding(320)).toBe(true);
    expect(isWinding(288)).toBe(false);
  });

  test('the road connects two nodes', () => {
    expect(segmentPath({ x: 180, y: 0 }, { x: 270, y: 110 })).toBe('M180 0C180 55 270 55 270 110');
  });
});
