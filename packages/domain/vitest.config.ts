import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    globalSetup: '@repo/db/testing/global-setup',
    // Files run one after the other in processes that keep what they have loaded: it is a third of the time.
    isolate: false,
    ...settings,
  },
});
