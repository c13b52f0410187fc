import { expect, test } from 'vitest';
import { isWholeWeeks } from './whole-weeks.ts';

test('a streak is celebrated on days 7, 14 and 70, and on no day between', () => {
  const celebrated = Array.from({ length: 71 }, (_, days) => days).filter(isWholeWeeks);
  expect(celebrated).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
});
