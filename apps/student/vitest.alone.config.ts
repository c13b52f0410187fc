import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages/plugin.ts';
import { options } from './vitest.config.ts';

/** Each file of `tests/own-modules` loads the app's modules again: it changes them for good, or needs a database. */
export default defineConfig({
  plugins: [messages()],
  test: {
    ...options,
    name: '@repo/student alone',
    include: ['tests/own-modules/*.test.{ts,tsx}'],
    setupFiles: [...options.setupFiles, './tests/setup.ts', './tests/own-page.ts'],
    // Remembers the provider's script.
    server: { deps: { inline: ['@cashfreepayments/cashfree-js'] } },
  },
});
