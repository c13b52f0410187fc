import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbage, releaseMemoryWhenIdle } from './idle-memory.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('releasing memory waits until the server is idle and enough garbage has accumulated', () => {
  const state = { busy: 0.5, heap: 60e6 };
  const collect = vi.fn(() => {
    state.heap = 30e6;
  });
  const stop = releaseMemoryWhenIdle({
    busySince: () => () => state.busy,
    heapBytes: () => state.heap,
    collectGarbage: collect,
  });
  const minute = () => vi.advanceTimersByTime(60_000);
  minute();
  expect(collect).not.toHaveBeenCalled();
  state.busy = 0;
  minute();
  expect(collect).toHaveBeenCalledTimes(1);
  state.heap = 32e6;
  minute();
  expect(collect).toHaveBeenCalledTimes(1);
  state.heap = 60e6;
  minute();
  expect(collect).toHaveBeenCalledTimes(2);
  state.heap = 60e6;
  stop();
  minute();
  expect(collect).toHaveBeenCalledTimes(2);
});

it('releasing memory collects unreachable objects', async () => {
  const garbage = new WeakRef({ text: 'garbage' });
  await nextTurn();
  collectGarbage();
  expect(garbage.deref()).toBeUndefined();
});

it('releasing memory returns pages on which few objects are left', () => {
  collectGarbage();
  const before = getHeapStatistics().total_heap_size;
  const all = Array.from({ length: 300_000 }, (_, n) => ({ text: `object ${n}`, numbers: [n] }));
  // Live objects move to the old space.
  collectGarbage();
  const few = all.filter((_, n) => n % 40 === 0);
  all.length = 0;
  collectGarbage();
  // The young generation's space stays.
  expect(getHeapStatistics().total_heap_size - before).toBeLessThan(45_000_000);
  expect(few).toHaveLength(7_500);
});
