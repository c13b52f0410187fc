import { defineConfig } from 'vitest/config';

/** Limits for what hangs, not for what is slow. */
export default defineConfig({ test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } });
