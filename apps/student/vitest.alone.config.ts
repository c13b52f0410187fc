import { defineConfig } from 'vitest/config';
import { options } from './vitest.config.ts';

/**
 * Each file of `tests/own-process` runs in a process of its own: it changes the process for good (a database, mocked modules,
 * a build), or would see calls of the file before.
 */
export default defineConfig({
  test: {
    ...options,
    name: '@repo/student alone',
    include: ['tests/own-process/*.test.{ts,tsx}'],
    setupFiles: [...options.setupFiles, './tests/setup.ts'],
  },
});
