import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './ports.mjs';
import { measureTree } from './process-tree.mjs';
import { endGroup, runMeasured, spawnGroup } from './processes.mjs';
import { root } from './root.mjs';

const folder = join(root, 'apps', 'e2e');
const startLimitMs = 600_000;

/**
 * Starts a server on an empty folder and ends it: each product of the run starts with a copy of that folder.
 * @returns its processor time, as measureTree
 */
async function seedData(dataDir) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawnGroup(process.execPath, [join(root, 'apps', 'server', 'dist', 'main.js')], {
    // Our own environment may name a database, so pass nothing else of it.
    env: { PATH: process.env.PATH, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const readCpuMs = measureTree(child.pid);
  const giveUpAt = Date.now() + startLimitMs;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error('The server for the browser tests did not start.');
    await delay(100);
  }
  await endGroup(child);
  return readCpuMs();
}

/**
 * Runs Playwright on the built product.
 * @param {{chromium: string, args?: string[], environment?: Record<string, string>}} options
 * @returns the exit code, and the processor time of browsers, servers and all else, as runMeasured
 */
export async function runBrowserTests({ chromium, args = [], environment = {} }) {
  const find = createRequire(join(folder, 'package.json'));
  const playwright = join(dirname(find.resolve('@playwright/test/package.json')), 'cli.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  try {
    const seededDir = join(dataDir, 'seeded');
    const seedMs = await seedData(seededDir);
    const { code, cpuMs } = await runMeasured(process.execPath, [playwright, 'test', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        ...{ CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, E2E_SEEDED_DIR: seededDir },
        ...environment,
      },
    });
    return { code, cpuMs: cpuMs === null ? null : cpuMs + seedMs };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
