import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    // Each file has a document of its own; what is loaded once serves all files of a process, in half the time.
    isolate: false,
    setupFiles: ['./tests/setup.ts'],
    testTimeout: 60_000,
  },
});
