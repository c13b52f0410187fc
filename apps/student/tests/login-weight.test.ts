// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { measureLogin } from '../scripts/entry-size.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'login-weight-'));
  // The test runner's own value would build the development version of the libraries.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}, 120_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

test('/login needs at most 100 KB of JavaScript before the first tap, and nothing of the heavy libraries', async () => {
  const { totalBytes, limitBytes, heavy, files } = await measureLogin(outDir);
  expect(files.map((file) => file.name)).toContainEqual(expect.stringMatching(/^login-/));
  expect(totalBytes).toBeLessThanOrEqual(limitBytes);
  expect(heavy).toEqual([]);
});
