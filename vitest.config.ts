import { defineConfig } from 'vitest/config';
import { settings } from './scripts/workspace/vitest-settings.mjs';

/**
 * All tests but the browser's and those of scripts: `npx vitest run`, with part of a file's name, or with
 * `--project @repo/domain`. A package with tests has a `vitest.config.ts`.
 */
export default defineConfig({
  test: {
    projects: ['{apps,packages}/*/vitest*.config.ts'],
    ...settings,
    // Four, since the tests of the server wait for processes they started more than they run.
    maxWorkers: 4,
  },
});
