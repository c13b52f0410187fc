import { describe, expect, test } from 'vitest';
import { clampPosition, nextPosition, type Position, previousPosition } from './position.ts';

const counts = [2, 0, 1];
const at = (topicIndex: number, pageIndex: number): Position => ({ topicIndex, pageIndex });

describe('a reading position', () => {
  test('a reading position moves across topics, skips empty ones, and stops at both ends', () => {
    expect(nextPosition(counts, at(0, 0))).toEqual(at(0, 1));
    expect(nextPosition(counts, at(0, 1))).toEqual(at(2, 0));
    expect(nextPosition(counts, at(2, 0))).toBeNull();
    expect(previousPosition(counts, at(2, 0))).toEqual(at(0, 1));
    expect(previousPosition(counts, at(0, 0))).toBeNull();
  });

  test('a reading position is clamped to the current content', () => {
    expect(clampPosition(counts, at(0, 1))).toEqual(at(0, 1));
    expect(clampPosition(counts, at(0, 9))).toEqual(at(0, 1));
    expect(clampPosition(counts, at(9, 9))).toEqual(at(2, 0));
    expect(clampPosition(counts, at(-1, -4))).toEqual(at(0, 0));
  });

  test('a reading position moves from an empty topic to the next with pages, else to the previous', () => {
    expect(clampPosition(counts, at(1, 3))).toEqual(at(2, 0));
    expect(clampPosition([2, 0], at(1, 0))).toEqual(at(0, 1));
  });

  test('a reading position is null without pages', () => {
    expect(clampPosition([], at(0, 0))).toBeNull();
    expect(clampPosition([0, 0], at(1, 0))).toBeNull();
  });
});
