import { defineConfig } from 'vitest/config';
import { changeProcess, options } from './vitest.config.ts';

export default defineConfig({
  test: { ...options, name: '@repo/admin alone', include: changeProcess },
});
