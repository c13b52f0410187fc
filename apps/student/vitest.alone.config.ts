import { defineConfig } from 'vitest/config';
import { options } from './vitest.config.ts';

/** Each file of `tests/own-modules` loads the app again: it changes its modules for good, or needs a database. */
export default defineConfig({
  test: {
    ...options,
    name: '@repo/student alone',
    include: ['tests/own-modules/*.test.{ts,tsx}'],
    setupFiles: [...options.setupFiles, './tests/new-page.ts', './tests/setup.ts'],
    isolate: false,
  },
});
