import { defineConfig } from 'vitest/config';
import { settings } from './scripts/workspace/vitest-settings.mjs';

/**
 * All tests but the browser's and those of scripts: `npx vitest run`, with part of a file's name, or with
 * `--project @repo/domain`. A package with tests has a `vitest.config.ts`.
 */
export default defineConfig({
  test: {
    projects: ['{apps,packages}/*/vitest*.config.ts'],
    globalSetup: './packages/content/src/testing/global-setup.ts',
    ...settings,
    // One more than the two cores of a small machine, because tests of the server wait for the processes they
    // start.
    maxWorkers: 3,
  },
});
