import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
