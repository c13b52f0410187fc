import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowCounter } from './window-counter.ts';

const windowMs = 60_000;
let counter: WindowCounter;
beforeEach(() => {
  vi.useFakeTimers();
  counter = new WindowCounter(windowMs);
});
afterEach(() => vi.useRealTimers());

test('a rate limit counts per key in a window that starts with the first count and then expires', () => {
  expect(counter.take('asha')).toEqual({ count: 1, leftMs: windowMs });
  vi.advanceTimersByTime(windowMs - 1);
  expect(counter.take('asha', 3)).toEqual({ count: 4, leftMs: 1 });
  expect(counter.take('ravi', 2)).toEqual({ count: 2, leftMs: windowMs });
  vi.advanceTimersByTime(1);
  expect(counter.take('asha')).toEqual({ count: 1, leftMs: windowMs });
});

test('a rate limit refunds no more than was counted', () => {
  counter.take('asha');
  for (let n = 0; n < 3; n++) counter.giveBack('asha');
  expect(counter.take('asha')).toMatchObject({ count: 1 });
});

test('a rate limit restarts after it is cleared', () => {
  counter.take('asha', 5);
  counter.clear('asha');
  expect(counter.take('asha')).toMatchObject({ count: 1 });
});

test('a rate limit remembers a hundred thousand keys of a flood, and forgets the oldest beyond that', () => {
  counter.take('oldest');
  for (let n = 1; n < 100_000; n++) counter.take(`flood ${n}`);
  expect(counter.take('oldest')).toMatchObject({ count: 2 });
  counter.take('one more');
  expect(counter.take('oldest')).toMatchObject({ count: 1 });
});
