import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

const points = (values: readonly number[]) => values.map((y, x) => ({ x, y }));

test('the slope of points on a line is that of the line', () => {
  expect(slopeOf(points([100, 102, 104, 106]))).toBeCloseTo(2);
  expect(slopeOf(points([7, 7, 7]))).toBe(0);
});

test('the slope of scattered points is that of least squares', () => {
  // Worked out by hand: mean x 1.5, mean y 4; sum of products 10, sum of squares 5.
  expect(slopeOf(points([1, 4, 3, 8]))).toBeCloseTo(10 / 5);
});

test('the slope of a saw-tooth that returns to its start is almost zero', () => {
  const sawTooth = Array.from({ length: 300 }, (_, index) => 200 + (index % 10));
  expect(Math.abs(slopeOf(points(sawTooth)))).toBeLessThan(0.01);
});

test('a single point has no slope and exceeds no limit', () => {
  expect(slopeOf(points([5]))).toBeNaN();
});
