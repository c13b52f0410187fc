import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

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
    exclude: ['node_modules', 'tests/own-process'],
  },
});
