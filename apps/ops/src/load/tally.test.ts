import { expect, test } from 'vitest';
import { addError, createTally, createTimes, errorShare } from './tally.ts';

test('percentiles are exact to a thousandth', () => {
  const times = createTimes();
  for (let ms = 1; ms <= 1_000; ms++) times.add(ms);
  expect(times.percentileMs(50)).toBeCloseTo(500, -1);
  expect(Math.abs(times.percentileMs(99) - 990)).toBeLessThan(2);
  expect(times.count()).toBe(1_000);
});

test('times below a millisecond are distinguished, and very long ones are stored as ten minutes', () => {
  const times = createTimes();
  times.add(0.25);
  expect(times.percentileMs(50)).toBeCloseTo(0.25, 3);
  times.add(10_000_000);
  expect(times.percentileMs(100)).toBeGreaterThan(590_000);
});

test('percentiles without a measured time are 0', () => {
  expect(createTimes().percentileMs(99)).toBe(0);
});

test('the share of errors is errors divided by requests', () => {
  const tally = createTally();
  expect(errorShare(tally)).toBe(0);
  tally.requests = 1_000;
  addError(tally, 'quiz 503');
  addError(tally, 'quiz 503');
  addError(tally, 'home no answer');
  expect(errorShare(tally)).toBe(0.003);
  expect(tally.errors.get('quiz 503')).toBe(2);
});
