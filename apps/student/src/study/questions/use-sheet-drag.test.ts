import { expect, test } from 'vitest';
import { openingAt } from './use-sheet-drag.ts';

test.each([
  [0, 'closed'],
  [79, 'closed'],
  [81, 'half'],
  [160, 'half'],
  [239, 'half'],
  [241, 'open'],
  [900, 'open'],
])("a case's sheet let go at %i of 900 px, with half at 160 px, becomes %s", (height, opening) => {
  expect(openingAt(height, { half: 160, whole: 900 })).toBe(opening);
});

test("a case's passage that fits the half-open sheet never opens further", () => {
  expect(openingAt(120, { half: 160, whole: 120 })).toBe('half');
});
