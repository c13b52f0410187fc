import { defineConfig } from 'vitest/config';

// Generous, because a busy machine is no defect.
export default defineConfig({
  test: {
    globalSetup: ['@repo/db/testing/global-setup'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
