import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';
import { messages } from './vite/messages/plugin.ts';

export const options = { ...settings, environment: 'happy-dom' };

export default defineConfig({
  plugins: [messages()],
  test: {
    ...options,
    exclude: ['node_modules', 'tests/own-modules'],
    setupFiles: [...settings.setupFiles, './tests/setup.ts', './tests/fresh-modules.ts'],
  },
});
