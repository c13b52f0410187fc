import { expect, test } from 'vitest';
import { withExtraTime } from './extra-time.rules.ts';

// docs/product/study.md#study-needs
test.each([
  [180, 240],
  [60, 80],
  [10, 14],
  [1, 2],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('extra time turns %s minutes into %s: 20 more per hour, rounded up', (minutes, expected) => {
  expect(withExtraTime(minutes)).toBe(expected);
});
