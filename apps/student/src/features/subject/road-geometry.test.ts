import { describe, expect, test } from 'vitest';
import { amplitudePx, nodePoint, roadHeight, segmentPath } from './road-geometry.ts';

describe('the road', () => {
  test('swings over 180, 270, 180, 90 on a screen of 360 px and repeats', () => {
    expect([0, 1, 2, 3, 4].map((index) => nodePoint(index, 360).x)).toEqual([180, 270, 180, 90, 180]);
  });

  test('swings 64 at 320 px and stays within a desktop road', () => {
    expect(amplitudePx(320)).toBe(64);
    expect(amplitudePx(560)).toBe(140);
  });

  test('goes down by 110 a chapter and ends below its last node', () => {
    expect(nodePoint(1, 360).y - nodePoint(0, 360).y).toBe(110);
    expect(roadHeight(3)).toBeGreaterThan(nodePoint(2, 360).y + 36);
  });

  test('joins two nodes', () => {
    expect(segmentPath({ x: 180, y: 0 }, { x: 270, y: 110 })).toBe('M180 0C180 55 270 55 270 110');
  });
});
