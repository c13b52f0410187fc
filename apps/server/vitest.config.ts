import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    globalSetup: ['@repo/db/testing/global-setup', './tests/build-for-tests.ts'],
    ...settings,
  },
});
