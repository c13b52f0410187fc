// @vitest-environment node
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
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

/** The first path segments of the routes in a layout of src/routes. */
const pagesOf = (layout: string): string[] => {
  const folder = fileURLToPath(new URL(`../../src/routes/${layout}`, import.meta.url));
  return [...new Set(readdirSync(folder).map((file) => file.split('.')[0] ?? ''))];
};

describe('files named by the build', () => {
  test('the files named by the page, the start script and the worker all exist', async () => {
    expect(await missingFiles(builtApp)).toEqual({ page: [], 'start script': [], worker: [] });
  });

  test.each(['page', 'start script', 'worker'] as const)(
    'files named by the build are reported when missing, here from the %s',
    async (asker) => {
      const copy = await copyOfBuild();
      const files = (await namedFiles(copy))[asker].filter((file) => !/index\.html|\/start-/.test(file));
      const lost = files.at(-1) ?? '';
      await rm(join(copy, lost));
      expect((await missingFiles(copy))[asker]).toEqual([lost]);
    },
  );
});

describe('a page opened directly', () => {
  /** The files that the start script preloads for a visitor at this path. */
  async function preloaded(path: string, isLoggedIn: boolean): Promise<string[]> {
    const [script = ''] = (await namedFiles(builtApp)).page.filter((file) => file.includes('/start-'));
    const files: string[] = [];
    const nothing = { getItem: () => null };
    runInNewContext(await readFile(join(builtApp, script), 'utf8'), {
      document: {
        createElement: () => ({}),
        documentElement: { classList: { toggle() {}, add() {} }, dataset: {}, style: {} },
        head: { append: ({ href }: { href: string }) => files.push(href) },
      },
      localStorage: { getItem: () => (isLoggedIn ? '{"isAuthenticated":true}' : null) },
      location: { pathname: path },
      matchMedia: () => ({ matches: false, addEventListener() {} }),
      sessionStorage: nothing,
      fetch: async () => {},
    });
    return files;
  }

  test.each(pagesOf('_student').filter((page) => page !== 'dashboard'))(
    'a page opened directly preloads the code of /%s, not that of Home',
    async (page) => {
      const files = await preloaded(`/${page}`, true);
      expect(files).not.toEqual([]);
      expect(files).not.toEqual(await preloaded('/dashboard', true));
    },
  );
});
