import { defineConfig } from 'vitest/config';
import { options } from './vitest.config.ts';

/** Files that change their process permanently: a browser database, or a mocked module. */
export default defineConfig({
  test: {
    ...options,
    name: '@repo/admin alone',
    include: ['tests/own-process/*.test.{ts,tsx}'],
    isolate: true,
  },
});
