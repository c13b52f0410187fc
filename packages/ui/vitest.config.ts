import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

export default defineConfig({
  test: {
    // Modules and document serve all files of a process.
    isolate: false,
    ...settings,
    environment: 'happy-dom',
    setupFiles: [...settings.setupFiles, './tests/setup.ts'],
  },
});
