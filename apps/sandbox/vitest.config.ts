import { defineConfig } from 'vitest/config';

// Generous, because a busy machine is no defect.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000, hookTimeout: 30_000 } });
