import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

const everyTest = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];
/** These change the process for good: a database of the browser's, another module in the place of ours. */
const changeProcess = ['summary-tab', 'two-tabs'].map((name) => `tests/${name}.test.{ts,tsx}`);

const options = {
  environment: 'happy-dom',
  restoreMocks: true,
  unstubGlobals: true,
  setupFiles: ['./tests/setup.ts'],
  ...settings,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...options,
          name: 'together',
          include: everyTest,
          exclude: changeProcess,
          // Each file has a document of its own; what is loaded once serves all files of a process, in half the time.
          isolate: false,
        },
      },
      { test: { ...options, name: 'alone', include: changeProcess } },
    ],
  },
});
