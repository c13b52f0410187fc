import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './ports.mjs';
import { measureTree } from './process-tree.mjs';
import { endGroup, runMeasured, spawnGroup } from './processes.mjs';
import { root } from './root.mjs';
import { startThrowawayPostgres } from './throwaway-postgres.mjs';

const folder = join(root, 'apps', 'e2e');
const startLimitMs = 600_000;

/**
 * Starts a server on an empty folder and database and ends it: each product of the run starts with copies.
 * @param databaseUrl empty for the embedded database, in the folder
 * @returns its processor time, as measureTree
 */
async function seedData(dataDir, databaseUrl) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const places = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const own = { PORT: String(port), PUBLIC_URL: url, ...places, LOG_LEVEL: 'warn' };
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
 * Fills a database of a real Postgres and copies it for the products, because the embedded one takes twice the
 * processor time.
 * @returns the address up to the name of a database, and the processor time of the seed
 */
async function seedDatabases(dataDir, { url }, workers) {
  const server = url.slice(0, url.lastIndexOf('/'));
  const openPostgres = createRequire(join(root, 'packages', 'db', 'package.json'))('postgres');
  const sql = openPostgres(url, { max: 1 });
  try {
    await sql`create database seeded`;
    const cpuMs = await seedData(dataDir, `${server}/seeded`);
    for (let worker = 0; worker < workers; worker += 1)
      for (const name of [`product_${worker}`, `second_${worker}`])
        await sql.unsafe(`create database ${name} template seeded`);
    return { databases: server, cpuMs };
  } finally {
    await sql.end();
  }
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
  const workers = environment.E2E_WORKERS ?? process.env.E2E_WORKERS ?? '3';
  const postgres = process.env.TEST_REAL_POSTGRES === 'off' ? null : await startThrowawayPostgres();
  const readPostgresMs = postgres ? measureTree(postgres.pid) : () => 0;
  try {
    const seededDir = join(dataDir, 'seeded');
    const seeded = postgres
      ? await seedDatabases(seededDir, postgres, Number(workers))
      : { databases: '', cpuMs: await seedData(seededDir, '') };
    const { code, cpuMs } = await runMeasured(process.execPath, [playwright, 'test', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        ...{ CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, E2E_SEEDED_DIR: seededDir },
        ...environment,
        ...{ E2E_DATABASES: seeded.databases, E2E_WORKERS: workers },
      },
    });
    return { code, cpuMs: cpuMs === null ? null : cpuMs + seeded.cpuMs + readPostgresMs() };
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
