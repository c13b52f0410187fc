import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages/plugin.ts';
import { options } from './vitest.config.ts';

/**
 * Settings for the files of `tests/own-modules`, which load the app's modules again because they change them
 * permanently, or need a database.
 */
export default defineConfig({
  plugins: [messages()],
  test: {
    ...options,
    name: '@repo/student alone',
    include: ['tests/own-modules/*.test.{ts,tsx}'],
    setupFiles: [...options.setupFiles, './tests/setup.ts', './tests/own-page.ts'],
    // Must be transformed, because it remembers the provider's script.
    server: { deps: { inline: ['@cashfreepayments/cashfree-js'] } },
  },
});
