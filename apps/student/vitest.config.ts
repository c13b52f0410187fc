import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export const options = { ...settings, environment: 'happy-dom' };

export default defineConfig({
  test: {
    ...options,
    exclude: ['node_modules', 'tests/own-process'],
    setupFiles: [...settings.setupFiles, './tests/setup.ts', './tests/fresh-modules.ts'],
    // Each file has a document of its own; what is loaded once serves all files of a process.
    isolate: false,
  },
});
