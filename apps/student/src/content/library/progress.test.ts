import { expect, test } from 'vitest';
import { pacedProgress } from './progress.ts';

test('a download of 800 chapters in 10 seconds reports its progress 21 times, the end included', () => {
  const told: number[] = [];
  let nowMs = 0;
  const report = pacedProgress(
    ({ doneBytes }) => told.push(doneBytes),
    () => nowMs,
  );
  for (let doneBytes = 0; doneBytes <= 800; doneBytes++) {
    report({ doneBytes, totalBytes: 800 });
    nowMs += 12.5;
  }
  expect([told.length, told[0], told.at(-1)]).toEqual([21, 0, 800]);
});
