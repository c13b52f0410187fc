// @vitest-environment node
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { missingFiles, namedFiles } from '#scripts/named-files.mjs';

/** turbo builds the app before it tests it. */
const builtApp = fileURLToPath(new URL('../../dist', import.meta.url));

/** A copy of the build that may be broken, until the test ends. */
async function copyOfBuild(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'built-app-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(builtApp, copy, { recursive: true });
  return copy;
}

describe('no file is asked for that the build does not have', () => {
  test('by the page, the start script and the worker', async () => {
    expect(await missingFiles(builtApp)).toEqual({ page: [], 'start script': [], worker: [] });
  });

  test.each(['page', 'start script', 'worker'] as const)(
    'and one that is gone is found in the %s',
    async (asker) => {
      const copy = await copyOfBuild();
      const files = (await namedFiles(copy))[asker].filter((file) => !/index\.html|\/start-/.test(file));
      const lost = files.at(-1) ?? '';
      await rm(join(copy, lost));
      expect((await missingFiles(copy))[asker]).toEqual([lost]);
    },
  );
});
