import { afterAll } from 'vitest';

/** Notes how much processor time a test file took, without the processes that it started. */
const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the text of the first argument, and wants a pattern.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.cpuMs = (user + system) / 1_000;
});
