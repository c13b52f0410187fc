import { afterAll } from 'vitest';
// Imported, not a setup file itself: that would run again for each test file of a process.
import './compare-bytes.mjs';

/** Notes how much processor time a test file took, without the processes that it started. */
const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the text of the first argument, and wants a pattern.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.cpuMs = (user + system) / 1_000;
});
