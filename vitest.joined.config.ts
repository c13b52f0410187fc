import { defineConfig } from 'vitest/config';
import { settings } from './scripts/workspace/vitest-settings.mjs';
import whole from './vitest.config.ts';

/** Packages whose tests need a document, or a process for each file. */
const others = ['apps/{admin,student}', 'packages/{db,ui}'];

/**
 * For a run of everything: all other packages are one project, so that their tests share processes, compiled
 * modules and the migrated database.
 */
export default defineConfig({
  test: {
    ...whole.test,
    projects: [
      ...others.map((folders) => `${folders}/vitest*.config.ts`),
      {
        test: {
          ...settings,
          name: 'joined',
          include: ['{apps,packages}/*/{src,tests}/**/*.test.ts'],
          exclude: ['**/node_modules', ...others],
          globalSetup: [
            './packages/db/src/testing/global-setup.ts',
            './apps/server/tests/build-for-tests.ts',
          ],
        },
      },
    ],
  },
});
