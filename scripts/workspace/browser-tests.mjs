import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runMeasured } from './processes.mjs';
import { root } from './root.mjs';

const folder = join(root, 'apps', 'e2e');

/**
 * Runs Playwright on the built product.
 * @param {{chromium: string, args?: string[], environment?: Record<string, string>}} options
 * @returns its exit code and times, as runMeasured
 */
export function runBrowserTests({ chromium, args = [], environment = {} }) {
  const find = createRequire(join(folder, 'package.json'));
  const playwright = join(dirname(find.resolve('@playwright/test/package.json')), 'cli.js');
  return runMeasured(process.execPath, [playwright, 'test', ...args], {
    cwd: folder,
    env: { ...process.env, CHROMIUM_PATH: chromium, ...environment },
  });
}
