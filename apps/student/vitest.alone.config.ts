import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages/plugin.ts';
import { options } from './vitest.config.ts';

/**
 * Each file of `tests/own-modules` has its own process, because it changes modules permanently or needs a
 * database. Packages such as the checkout's stay loaded when a test resets modules, so files in one process
 * would depend on their order.
 */
export default defineConfig({
  plugins: [messages()],
  test: {
    ...options,
    name: '@repo/student alone',
    include: ['tests/own-modules/*.test.{ts,tsx}'],
    setupFiles: [...options.setupFiles, './tests/setup.ts'],
    isolate: true,
  },
});
