// @vitest-environment node
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** turbo builds the app before it tests it. */
const builtApp = fileURLToPath(new URL('../dist', import.meta.url));

test('the start script asks for no file that the build does not have', async () => {
  const page = await readFile(join(builtApp, 'index.html'), 'utf8').catch(() => '');
  const [, name = ''] = /<script src="\/(assets\/start-[^"]+\.js)"/.exec(page) ?? [];
  expect(name, 'build the app first: pnpm --filter @repo/student build').not.toBe('');
  const script = await readFile(join(builtApp, name), 'utf8');
  const files = [...script.matchAll(/assets\/[^"]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(builtApp, file)))).toEqual([]);
});
