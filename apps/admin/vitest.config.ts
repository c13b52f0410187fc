import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

/** These change the process for good: a database of the browser's, another module in the place of ours. */
export const changeProcess = ['summary-tab', 'two-tabs'].map((name) => `tests/${name}.test.{ts,tsx}`);

export const options = {
  ...settings,
  environment: 'happy-dom',
  restoreMocks: true,
  unstubGlobals: true,
  setupFiles: [...settings.setupFiles, './tests/setup.ts'],
};

export default defineConfig({
  test: {
    ...options,
    exclude: ['node_modules', ...changeProcess],
    // Each file has a document of its own; what is loaded once serves all files of a process, in half the time.
    isolate: false,
  },
});
