import { afterAll } from 'vitest';
// Imported instead of a setup file, which would run again for each test file of a process.
import './compare-bytes.mjs';

/** Records the processor time of a test file, without that of processes it started. */
const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the text of the first argument, and wants a pattern.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.cpuMs = (user + system) / 1_000;
});
