import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    globalSetup: '@repo/db/testing/global-setup',
    // Test files share processes that keep their modules loaded, which takes a third of the time.
    isolate: false,
    ...settings,
  },
});
