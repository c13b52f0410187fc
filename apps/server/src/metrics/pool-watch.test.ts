import { afterEach, expect, it, vi } from 'vitest';
import { watchPool } from './pool-watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the server logs repeatedly while no connection is free', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const use = { max: 8, inUse: 8, waiting: 3, fullMs: 1_000 };
  const end = watchPool(
    () => use,
    (message) => lines.push(message),
  );
  const letPass = (ms: number, fullMs: number) => {
    use.fullMs += fullMs;
    vi.advanceTimersByTime(ms);
  };
  letPass(5_000, 2_000);
  expect(lines).toEqual([]);
  letPass(5_000, 4_900);
  letPass(5_000, 5_000);
  const line = 'none of the 8 connections to the database was free for 5 seconds; waiting: 3';
  expect(lines).toEqual([line, line]);
  letPass(5_000, 0);
  end();
  letPass(5_000, 5_000);
  expect(lines).toEqual([line, line]);
});
