// @vitest-environment node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureLogin } from '#scripts/entry-size.mjs';

/** turbo builds the app before it tests it. */
const builtApp = fileURLToPath(new URL('../../dist', import.meta.url));

test('/login loads at most 95 KB of JavaScript before the first tap, and none of the heavy libraries', async () => {
  expect(existsSync(builtApp), 'build the app first: pnpm --filter @repo/student build').toBe(true);
  const { totalBytes, limitBytes, heavy, hasLogin } = await measureLogin(builtApp);
  expect(hasLogin).toBe(true);
  expect(totalBytes).toBeLessThanOrEqual(limitBytes);
  expect(heavy).toEqual([]);
});
