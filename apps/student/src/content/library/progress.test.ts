import { expect, onTestFinished, test, vi } from 'vitest';
import { pacedProgress } from './progress.ts';

test('a download of 800 chapters in 10 seconds reports its progress twice a second, and where it stalls or ends', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: number[] = [];
  const report = pacedProgress(({ doneBytes }) => told.push(doneBytes));
  for (let doneBytes = 0; doneBytes < 800; doneBytes++) {
    report({ doneBytes, totalBytes: 800 });
    vi.advanceTimersByTime(12.5);
  }
  expect(told).toHaveLength(21);
  vi.advanceTimersByTime(5_000);
  expect([told[0], told.at(-1)]).toEqual([0, 799]);
  report({ doneBytes: 800, totalBytes: 800 });
  expect(told.at(-1)).toBe(800);
});
