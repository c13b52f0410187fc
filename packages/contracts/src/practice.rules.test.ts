import { expect, it } from 'vitest';
import {
  nearestSize,
  practiceMinutes,
  practiceSizesFor,
  practiceSizesOf,
  reachableCounts,
} from './practice.rules.ts';

it.each([
  [0, []],
  [4, []],
  [5, [5]],
  [7, [5, 7]],
  [10, [5, 10]],
  [13, [5, 10, 13]],
  [20, [5, 10, 20]],
  [400, [5, 10, 20]],
])('the size of a practice with %i questions available is one of %j', (available, sizes) => {
  expect(practiceSizesFor(available)).toEqual(sizes);
});

it.each([
  ['a case among single questions', [4, 1, 1, 1, 1, 1, 1, 1], [5, 10, 11]],
  ['two cases alone', [4, 4], [4, 8]],
  ['cases that make five and ten', [2, 3, 5], [5, 10]],
  ['a case that is longer than a size', [8], [8]],
  ['many cases of four', [4, 4, 4, 4, 4, 4], [4, 8, 20]],
  ['too few', [3, 1], []],
])('the size of a practice with groups of %s is one that whole cases can make', (_, groups, sizes) => {
  expect(practiceSizesOf(groups)).toEqual(sizes);
});

it('the size of a practice is reachable by taking each group once', () => {
  expect(reachableCounts([2, 3], 6)).toEqual([true, false, true, true, false, true, false]);
});

it('the size of a practice stays as chosen while there are enough questions, and returns when there are again', () => {
  expect(nearestSize([5, 10, 20], 10)).toBe(10);
  expect(nearestSize([5, 7], 10)).toBe(7);
  expect(nearestSize([5], 20)).toBe(5);
  expect(nearestSize([], 10)).toBe(0);
});

it('a practice with a clock gives 90 seconds per question, in whole minutes', () => {
  expect([5, 7, 10, 20].map(practiceMinutes)).toEqual([8, 11, 15, 30]);
});
