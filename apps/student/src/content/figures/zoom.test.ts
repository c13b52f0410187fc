import { describe, expect, test } from 'vitest';
import { fitted, limited, movedBy, zoomedAt } from './zoom.ts';

const box = { width: 300, height: 200 };

describe('an enlarged figure', () => {
  test('an enlarged figure keeps the point under the finger in place', () => {
    const at = { x: 60, y: -20 };
    const zoomed = zoomedAt(fitted, 2, at, box);
    const pointBefore = { x: at.x, y: at.y };
    expect({ x: (at.x - zoomed.x) / zoomed.scale, y: (at.y - zoomed.y) / zoomed.scale }).toEqual(pointBefore);
  });

  test('an enlarged figure is never smaller than the screen allows, nor larger than useful', () => {
    expect(zoomedAt(fitted, 0.1, { x: 0, y: 0 }, box)).toEqual(fitted);
    expect(zoomedAt(fitted, 100, { x: 0, y: 0 }, box).scale).toBe(6);
  });

  test('an enlarged figure can be panned to its edges only', () => {
    const zoomed = zoomedAt(fitted, 2, { x: 0, y: 0 }, box);
    expect(movedBy(zoomed, { x: 10_000, y: -10_000 }, box)).toEqual({ scale: 2, x: 150, y: -100 });
    expect(movedBy(fitted, { x: 50, y: 50 }, box)).toEqual(fitted);
    expect(limited({ scale: 1, x: 5, y: 5 }, box)).toEqual(fitted);
  });
});
