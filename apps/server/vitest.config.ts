import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    globalSetup: ['@repo/db/testing/global-setup', './tests/build-for-tests.ts'],
    ...settings,
    // The default of a second is less than a busy machine may need.
    expect: { poll: { timeout: 50_000 } },
  },
});
