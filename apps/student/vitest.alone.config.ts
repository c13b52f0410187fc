import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages/plugin.ts';
import { options } from './vitest.config.ts';

/**
 * Each file of `tests/own-modules` has its own process: it changes modules for good, or needs a database. Packages
 * such as the checkout's stay loaded when a test resets modules, so files that share a process fail by their order.
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
