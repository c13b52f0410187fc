import { defineConfig } from 'vitest/config';
import { changeProcess, options } from './vitest.config.ts';

export default defineConfig({
  test: {
    ...options,
    name: '@repo/student alone',
    include: changeProcess,
    setupFiles: [...options.setupFiles, './tests/setup.ts'],
  },
});
