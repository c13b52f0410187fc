import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    ...settings,
    isolate: true,
  },
});
