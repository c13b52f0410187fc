import { defineConfig } from 'vitest/config';
import { options } from './vitest.config.ts';

/** Files that change their process for good: a database of the browser's, another module in the place of ours. */
export default defineConfig({
  test: {
    ...options,
    name: '@repo/admin alone',
    include: ['tests/own-process/*.test.{ts,tsx}'],
    isolate: true,
  },
});
