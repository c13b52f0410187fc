import { describe, expect, it } from 'vitest';
import { nearestSize, practiceMinutes, practiceSizesFor } from './practice.rules.ts';

describe('the size of a practice', () => {
  it.each([
    [0, []],
    [4, []],
    [5, [5]],
    [7, [5, 7]],
    [10, [5, 10]],
    [13, [5, 10, 13]],
    [20, [5, 10, 20]],
    [400, [5, 10, 20]],
  ])('of %i questions is one of %j', (available, sizes) => {
    expect(practiceSizesFor(available)).toEqual(sizes);
  });

  it('stays what was wanted as long as there is enough, and comes back when there is again', () => {
    expect(nearestSize([5, 10, 20], 10)).toBe(10);
    expect(nearestSize([5, 7], 10)).toBe(7);
    expect(nearestSize([5], 20)).toBe(5);
    expect(nearestSize([], 10)).toBe(0);
  });
});

it('a practice with a clock gives 90 seconds a question, in whole minutes', () => {
  expect([5, 7, 10, 20].map(practiceMinutes)).toEqual([8, 11, 15, 30]);
});
